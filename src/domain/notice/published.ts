import { civilDateAt, formatChinese, SHANGHAI_OFFSET_MINUTES } from '../dates/civil';

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 1440;

/** Publication time of a notice, in Asia/Shanghai: '2026年11月18日 09:05'; '' for an invalid instant. */
export function publishedText(instant: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '';
  const minutes = Math.floor(at / MINUTE_MS) + SHANGHAI_OFFSET_MINUTES;
  const ofDay = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const two = (count: number) => String(count).padStart(2, '0');
  return `${formatChinese(civilDateAt(at), 'full')} ${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
