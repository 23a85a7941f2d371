const PLACES: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, '请打开手机的“设置”，在“应用”里找到微信，进入“权限”后允许。'],
  [/(?:iPhone|iPad|iPod)/, '请打开手机的“设置”，找到正在使用的浏览器（如 Safari），在里面允许。'],
  [/Android/, '请点地址栏左边的图标，进入“权限”后允许；也可以在手机“设置”的“应用”里找到浏览器，进入“权限”。'],
];
const OTHERWISE = '请点地址栏左边的图标，进入“网站设置”后允许，然后刷新页面。';

/** Where a browser keeps the permissions of a site, in words for the person: no site can open that place. */
export const whereInBrowser = (userAgent: string): string =>
  PLACES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? OTHERWISE;
