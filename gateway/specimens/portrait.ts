import type { Ctx } from './paint';
import type { Sex } from './payload';

const SKIN = '#e9c9b1';
const HAIR = '#343754';

/** A drawn silhouette without a face, in a box of `width` × `height` pixels. It shows no real person. */
export function paintPortrait(ctx: Ctx, sex: Sex, x: number, y: number, width: number, height: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 12);
  ctx.clip();
  const ground = ctx.createLinearGradient(x, y, x, y + height);
  ground.addColorStop(0, '#dfe7f5');
  ground.addColorStop(1, '#b9c8e6');
  ctx.fillStyle = ground;
  ctx.fillRect(x, y, width, height);

  ctx.translate(x + width / 2, y);
  ctx.scale(width / 200, height / 250);
  const ellipse = (cx: number, cy: number, rx: number, ry: number, color: string) => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.ellipse(cx, cy, rx, ry, 0, 0, Math.PI * 2);
    ctx.fill();
  };
  if (sex === '女') {
    ctx.fillStyle = HAIR;
    ctx.beginPath();
    ctx.roundRect(-52, 52, 104, 128, [52, 52, 26, 26]);
    ctx.fill();
  }
  ellipse(0, 266, 88, 88, '#2c2f5b');
  ctx.fillStyle = SKIN;
  ctx.beginPath();
  ctx.roundRect(-19, 138, 38, 58, 19);
  ctx.fill();
  ctx.fillStyle = '#f4f6fb';
  ctx.beginPath();
  ctx.moveTo(-30, 182);
  ctx.lineTo(0, 222);
  ctx.lineTo(30, 182);
  ctx.lineTo(19, 176);
  ctx.lineTo(0, 198);
  ctx.lineTo(-19, 176);
  ctx.fill();
  ellipse(0, 108, 42, 53, SKIN);
  ctx.fillStyle = HAIR;
  ctx.beginPath();
  if (sex === '女') {
    ctx.moveTo(-44, 116);
    ctx.bezierCurveTo(-50, 44, 50, 44, 44, 116);
    ctx.bezierCurveTo(38, 88, 18, 80, -4, 76);
    ctx.bezierCurveTo(-22, 84, -38, 92, -44, 116);
  } else {
    ctx.moveTo(-44, 104);
    ctx.bezierCurveTo(-52, 40, 52, 36, 44, 104);
    ctx.bezierCurveTo(40, 86, 34, 80, 24, 76);
    ctx.bezierCurveTo(2, 84, -22, 80, -32, 78);
    ctx.bezierCurveTo(-40, 84, -42, 94, -44, 104);
  }
  ctx.fill();
  ctx.restore();
}
