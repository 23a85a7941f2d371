const KINDS: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/HarmonyOS/i, '鸿蒙手机'],
  [/Android/, '安卓手机'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh/, 'Mac 电脑'],
  [/Linux|CrOS/, 'Linux 电脑'],
];
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/miniProgram/i, '微信小程序'],
  [/MicroMessenger/, '微信'],
];

const nameIn = (names: typeof KINDS, agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** A device as its owner recognises it, from the header User-Agent: 'iPhone · 微信'. Only for showing: anyone can send any header. */
export function deviceName(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return '未知设备';
  return `${nameIn(KINDS, userAgent) ?? '未知设备'} · ${nameIn(PLACES, userAgent) ?? '浏览器'}`;
}
