import { CARD, paintCard, paintCode, paintMark, write, type Ctx, type Drawing } from './paint';
import { encodeSpecimen, type BankCard } from './payload';

function paintGround(ctx: Ctx): void {
  const ground = ctx.createLinearGradient(0, 0, CARD.width, CARD.height);
  ground.addColorStop(0, '#2c2f5b');
  ground.addColorStop(1, '#575cb0');
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, CARD.width, CARD.height);
  ctx.strokeStyle = 'rgba(255, 255, 255, 0.07)';
  ctx.lineWidth = 58;
  for (const radius of [230, 380, 530]) {
    ctx.beginPath();
    ctx.arc(CARD.width - 60, 40, radius, 0, Math.PI * 2);
    ctx.stroke();
  }
  paintMark(ctx, 'rgba(255, 255, 255, 0.07)');
}

function paintChip(ctx: Ctx, x: number, y: number): void {
  const gold = ctx.createLinearGradient(x, y, x + 104, y + 78);
  gold.addColorStop(0, '#f6e2b5');
  gold.addColorStop(1, '#c98a2b');
  ctx.fillStyle = gold;
  ctx.beginPath();
  ctx.roundRect(x, y, 104, 78, 14);
  ctx.fill();
  ctx.strokeStyle = 'rgba(92, 62, 14, 0.55)';
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(x + 34, y + 20, 36, 38, 9);
  for (const [fromX, fromY, toX, toY] of [
    [0, 26, 34, 26],
    [0, 52, 34, 52],
    [70, 26, 104, 26],
    [70, 52, 104, 52],
    [52, 0, 52, 20],
    [52, 58, 52, 78],
  ] as const) {
    ctx.moveTo(x + fromX, y + fromY);
    ctx.lineTo(x + toX, y + toY);
  }
  ctx.stroke();
}

const grouped = (cardNo: string) => cardNo.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The front of a bank card as JPEG; `cardNo` of 12 to 19 digits. */
export function drawBankCard(data: BankCard, { coded = false }: Drawing = {}): Buffer {
  return paintCard((ctx) => {
    paintGround(ctx);
    write(ctx, data.bank, 64, 118, { size: 48, color: '#ffffff', weight: 'bold', spacing: 2 });
    write(ctx, '储蓄卡 · 样本', 66, 168, { size: 26, color: '#d5d8f3', spacing: 2 });
    paintChip(ctx, 66, 216);
    const size = data.cardNo.length > 16 ? 46 : 52;
    write(ctx, grouped(data.cardNo), 64, 392, { size, color: '#ffffff', weight: 'bold', spacing: 2 });
    write(ctx, '持卡人', 66, 466, { size: 22, color: '#d5d8f3' });
    write(ctx, data.name, 64, 512, { size: 34, color: '#ffffff' });
    write(ctx, '有效期', 400, 466, { size: 22, color: '#d5d8f3' });
    write(ctx, data.validThru, 398, 512, { size: 34, color: '#ffffff' });
    write(ctx, '样本：仅供沙箱联调，不能用于支付', 66, 584, { size: 22, color: '#f6e2b5' });
    if (coded) paintCode(ctx, encodeSpecimen({ kind: 'bank-card', fields: data }), 700, 322, 280);
  });
}
