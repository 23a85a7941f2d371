/** Icons of the home page, which load with it: early.scss has their drawings. */
export const EARLY = [
  'bell',
  'card',
  'forward',
  'info',
  'loading',
  'record',
  'refresh',
  'repay',
  'setting',
  'warning',
] as const;

/** Icons of the frame and the states of other pages: in frame.scss, which loads with our other components (config/chunks). */
export const FRAME = ['back', 'check', 'clear', 'close', 'down', 'failed', 'success'] as const;

/** All other icons: in more.scss. */
export const MORE = [
  'add',
  'chat',
  'clock',
  'complaint',
  'copy',
  'coupon',
  'delete',
  'edit',
  'exchange',
  'eye',
  'eyeClosed',
  'feedback',
  'gift',
  'help',
  'home',
  'image',
  'link',
  'list',
  'location',
  'mail',
  'message',
  'minus',
  'more',
  'offline',
  'phone',
  'photo',
  'proof',
  'rate',
  'scan',
  'search',
  'service',
  'shield',
  'user',
  'voice',
  'wallet',
  'wechat',
] as const;

export type IconName = (typeof EARLY)[number] | (typeof FRAME)[number] | (typeof MORE)[number];

/** Fetches the drawing of an icon, unless it is there already. */
export function fetchDrawing(name: IconName): Promise<unknown> {
  const among = (names: readonly string[]) => names.includes(name);
  if (among(EARLY)) return Promise.resolve();
  return among(FRAME) ? import('./frame') : import('./more');
}
