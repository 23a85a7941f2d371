import { civilDateAt, formatChinese, timeText } from '../dates/civil';

/** Publication time of a notice, in Asia/Shanghai: '2026年11月18日 09:05'; '' for an invalid instant. */
export function publishedText(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : `${formatChinese(civilDateAt(at), 'full')} ${timeText(at)}`;
}
