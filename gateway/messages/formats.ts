import { formatChinese, type CivilDate } from '@/domain/dates/civil';
import { formatYuan, type Fen } from '@/domain/money/fen';
import { parseRate, percentText } from '@/domain/money/rate';

/** '12,000.00 元'. */
export const money = (fen: Fen): string => [formatYuan(fen), '元'].join(' ');

/** '12月22日'; of another year than today's '2027年12月22日'. */
export const dayText = (day: CivilDate, today: CivilDate): string =>
  formatChinese(day, day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'full');

/** '年化利率（单利）14.40%' of the fraction '0.1440'. */
export const rateText = (annualRate: string): string =>
  `年化利率（单利）${percentText(parseRate(annualRate))}%`;

/** '尾号 1234 的银行卡'. */
export const cardText = (tail: string): string => `尾号 ${tail} 的银行卡`;
