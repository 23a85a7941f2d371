import { createCanvas, type Canvas } from '@napi-rs/canvas';
import {
  CARD,
  paintCard,
  paintCode,
  paintMark,
  paintWaves,
  write,
  writeWrapped,
  type Ctx,
  type Drawing,
} from './paint';
import { encodeSpecimen, type IdFront } from './payload';
import { paintPortrait } from './portrait';

const LABEL = { size: 25, color: '#3d6ea5' } as const;
const VALUE = { size: 33, color: '#1d2033' } as const;
const LEFT = 62;

function drawGround(): Canvas {
  const canvas = createCanvas(CARD.width, CARD.height);
  const ctx = canvas.getContext('2d');
  const ground = ctx.createLinearGradient(0, 0, CARD.width, CARD.height);
  ground.addColorStop(0, '#eaf3f7');
  ground.addColorStop(0.5, '#f2f2f8');
  ground.addColorStop(1, '#e6eef8');
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, CARD.width, CARD.height);
  paintWaves(ctx, 'rgba(87, 92, 176, 0.13)', 17, 26);
  paintMark(ctx, 'rgba(201, 58, 58, 0.10)');
  return canvas;
}

let drawn: Canvas | undefined;

/** The same on every card, and more than half of its work: drawn once. */
export function paintIdGround(ctx: Ctx): void {
  ctx.drawImage((drawn ??= drawGround()), 0, 0);
}

/** The red notice at the foot of both sides that this is a specimen. */
export function paintNotice(ctx: Ctx, x: number, y: number): void {
  ctx.strokeStyle = '#c93a3a';
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(x, y, 84, 40, 8);
  ctx.stroke();
  write(ctx, '样本', x + 44, y + 29, {
    size: 25,
    color: '#c93a3a',
    weight: 'bold',
    align: 'center',
    spacing: 4,
  });
  write(ctx, '仅供沙箱联调，不是有效证件', x + 102, y + 28, { size: 21, color: '#c93a3a' });
}

/** The portrait side as JPEG. */
export function drawIdFront(data: IdFront, { coded = false }: Drawing = {}): Buffer {
  return paintCard((ctx) => {
    paintIdGround(ctx);
    const field = (label: string, value: string, x: number, y: number, gap = 92) => {
      write(ctx, label, x, y, LABEL);
      write(ctx, value, x + gap, y, VALUE);
    };
    field('姓名', data.name, LEFT, 100);
    field('性别', data.sex, LEFT, 170);
    field('民族', data.nation, LEFT + 190, 170);
    const [year = '', month = '', day = ''] = data.birth.split('-');
    write(ctx, '出生', LEFT, 240, LABEL);
    let x = LEFT + 92;
    for (const [value, unit] of [
      [year, '年'],
      [String(Number(month)), '月'],
      [String(Number(day)), '日'],
    ] as const) {
      x = write(ctx, value, x, 240, VALUE) + 10;
      x = write(ctx, unit, x, 240, LABEL) + 18;
    }
    write(ctx, '住址', LEFT, 310, LABEL);
    writeWrapped(ctx, data.address, LEFT + 92, 310, 480, 3, { ...VALUE, size: 31 });
    write(ctx, '公民身份号码', LEFT, 502, LABEL);
    write(ctx, data.idNo, LEFT + 170, 504, { ...VALUE, size: 35, weight: 'bold', spacing: 2.5 });
    paintNotice(ctx, LEFT, 550);
    if (!coded) return paintPortrait(ctx, data.sex, 700, 90, 252, 306);
    paintPortrait(ctx, data.sex, 734, 40, 202, 246);
    paintCode(ctx, encodeSpecimen({ kind: 'id-front', fields: data }), 690, 312, 290);
  });
}
