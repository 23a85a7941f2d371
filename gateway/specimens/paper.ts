import { CARD, paintCard, paintMark, paintWaves, write } from './paint';

interface Paper {
  /** 转账回单, 收入证明, … */
  readonly title: string;
  readonly name: string;
  /** As printed, such as 1,000.00. */
  readonly amount: string;
  /** A civil date. */
  readonly on: string;
}

const INK = '#1d2033';

/** A receipt or a statement as JPEG, for what a borrower hands in and a person reviews. */
export function drawPaper({ title, name, amount, on }: Paper): Buffer {
  return paintCard((ctx) => {
    ctx.fillStyle = '#f7f9fc';
    ctx.fillRect(0, 0, CARD.width, CARD.height);
    paintWaves(ctx, 'rgba(61, 92, 165, 0.12)', 26, 14);
    paintMark(ctx, 'rgba(29, 45, 92, 0.07)');
    write(ctx, title, CARD.width / 2, 130, { size: 54, color: INK, weight: 'bold', align: 'center' });
    ctx.strokeStyle = '#8d99b8';
    ctx.lineWidth = 2;
    const rows = [
      ['姓名', name],
      ['金额', `${amount} 元`],
      ['日期', on],
    ] as const;
    for (const [nth, [label, value]] of rows.entries()) {
      const y = 240 + nth * 90;
      write(ctx, label, 120, y, { size: 30, color: '#5c6078' });
      write(ctx, value, CARD.width - 120, y, { size: 34, color: INK, align: 'right' });
      ctx.beginPath();
      ctx.moveTo(120, y + 30);
      ctx.lineTo(CARD.width - 120, y + 30);
      ctx.stroke();
    }
    write(ctx, '样本：仅供沙箱联调，不能证明付款或收入', 120, 570, { size: 22, color: '#5c6078' });
  });
}
