const zone = { timeZone: 'Asia/Shanghai', hour12: false } as const;
const time = new Intl.DateTimeFormat('zh-CN', {
  ...zone,
  ...({ hour: '2-digit', minute: '2-digit', second: '2-digit' } as const),
});
const moment = new Intl.DateTimeFormat('zh-CN', {
  ...zone,
  ...({ month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const),
});
const full = new Intl.DateTimeFormat('zh-CN', {
  ...zone,
  ...({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' } as const),
  ...({ hour: '2-digit', minute: '2-digit' } as const),
});
const day = new Intl.DateTimeFormat('zh-CN', { ...zone, month: 'long', day: 'numeric', weekday: 'short' });

export const timeText = (iso: string): string => time.format(new Date(iso));
export const momentText = (iso: string): string => moment.format(new Date(iso));
export const dayText = (iso: string): string => day.format(new Date(iso));
export const clockText = (at: Date): string => full.format(at);

/** 12000.00 as 12,000.00. */
export const yuan = (text: string): string => text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
export const percent = (rate: number | string): string => `${(Number(rate) * 100).toFixed(2)}%`;
/** What there is of these, in one line. */
export const inLine = (...parts: readonly unknown[]): string => parts.filter(Boolean).join(' · ');
