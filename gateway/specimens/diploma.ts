import { CARD, paintCard, paintMark, paintWaves, write } from './paint';

interface Diploma {
  readonly name: string;
  readonly school: string;
  /** Year of graduation. */
  readonly year: number;
}

/** A certificate of graduation as JPEG, without a machine-readable code: a person reviews it. */
export function drawDiploma({ name, school, year }: Diploma): Buffer {
  const middle = CARD.width / 2;
  return paintCard((ctx) => {
    ctx.fillStyle = '#fdf8ee';
    ctx.fillRect(0, 0, CARD.width, CARD.height);
    paintWaves(ctx, 'rgba(201, 138, 43, 0.16)', 22, 18);
    paintMark(ctx, 'rgba(92, 62, 14, 0.08)');
    ctx.strokeStyle = '#c98a2b';
    ctx.lineWidth = 5;
    ctx.strokeRect(34, 34, CARD.width - 68, CARD.height - 68);
    write(ctx, '毕业证书', middle, 150, {
      size: 68,
      color: '#8a1f1f',
      weight: 'bold',
      align: 'center',
      spacing: 22,
    });
    write(ctx, `学生 ${name}，于${year}年修完教学计划规定的全部课程，`, 120, 270, {
      size: 32,
      color: '#1d2033',
    });
    write(ctx, '成绩合格，准予毕业。', 120, 330, { size: 32, color: '#1d2033' });
    write(ctx, school, CARD.width - 120, 450, {
      size: 36,
      color: '#1d2033',
      weight: 'bold',
      align: 'right',
    });
    write(ctx, `${year}年7月1日`, CARD.width - 120, 505, { size: 28, color: '#5c6078', align: 'right' });
    write(ctx, '样本：仅供沙箱联调，不能证明学历', 120, 570, { size: 22, color: '#8a5a10' });
  });
}
