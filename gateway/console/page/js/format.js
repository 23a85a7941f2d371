// @ts-check
const zone = { timeZone: 'Asia/Shanghai', hour12: false };
const moment = new Intl.DateTimeFormat('zh-CN', {
  ...zone,
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const full = new Intl.DateTimeFormat('zh-CN', {
  ...zone,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

export const atText = (iso) => moment.format(new Date(iso));
export const clockText = (date) => full.format(date);

/** 12000.00 as 12,000.00. */
export const yuan = (text) => text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
export const percent = (rate) => `${(Number(rate) * 100).toFixed(2)}%`;
