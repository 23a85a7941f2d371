import { paintIdGround, paintNotice } from './idFront';
import { paintCard, paintCode, write, writeWrapped, type Ctx, type Drawing } from './paint';
import { encodeSpecimen, type IdBack } from './payload';

const LABEL = { size: 27, color: '#3d6ea5' } as const;

/** A ring with mountains and a cloud: an ornament, deliberately not the national emblem. */
function paintOrnament(ctx: Ctx, cx: number, cy: number, radius: number): void {
  ctx.save();
  ctx.translate(cx, cy);
  ctx.scale(radius / 100, radius / 100);
  ctx.fillStyle = '#c93a3a';
  ctx.beginPath();
  ctx.arc(0, 0, 100, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = '#f3d9a4';
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.arc(0, 0, 88, 0, Math.PI * 2);
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(0, 0, 84, 0, Math.PI * 2);
  ctx.clip();
  ctx.fillStyle = '#f3d9a4';
  ctx.beginPath();
  ctx.arc(0, -26, 22, 0, Math.PI * 2);
  ctx.fill();
  for (const [peak, left, right, top, color] of [
    [-34, -110, 30, -14, '#e0a95b'],
    [40, -40, 120, -4, '#e0a95b'],
    [4, -76, 84, 10, '#f3d9a4'],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(left, 90);
    ctx.lineTo(peak, top);
    ctx.lineTo(right, 90);
    ctx.fill();
  }
  ctx.restore();
}

const dotted = (date: string) => date.replace(/-/g, '.');

/** The validity side as JPEG. */
export function drawIdBack(data: IdBack, { coded = false }: Drawing = {}): Buffer {
  return paintCard((ctx) => {
    paintIdGround(ctx);
    paintOrnament(ctx, 150, 152, 88);
    write(ctx, '居 民 身 份 证', 284, 140, { size: 54, color: '#1d2033', weight: 'bold' });
    write(ctx, '样本 · 云岭沙箱', 286, 204, { size: 32, color: '#c93a3a', weight: 'bold', spacing: 4 });
    write(ctx, '签发机关', 62, 372, LABEL);
    writeWrapped(ctx, data.authority, 198, 373, 470, 2, { size: 33, color: '#1d2033' });
    write(ctx, '有效期限', 62, 480, LABEL);
    write(ctx, `${dotted(data.validFrom)} - ${dotted(data.validTo)}`, 198, 481, {
      size: 33,
      color: '#1d2033',
    });
    paintNotice(ctx, 62, 550);
    if (coded) paintCode(ctx, encodeSpecimen({ kind: 'id-back', fields: data }), 690, 312, 290);
  });
}
