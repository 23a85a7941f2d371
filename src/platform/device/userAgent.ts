const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/(?:iPhone|iPad|iPod).*? OS (\d+(?:_\d+)*)/, 'iOS'],
  [/Android (\d+(?:\.\d+)*)/, 'Android'],
  [/Windows NT (\d+\.\d+)/, 'Windows'],
  [/Mac OS X (\d+(?:_\d+)*)/, 'macOS'],
  [/Linux()/, 'Linux'],
];

/** 'Pixel 8' of "(Linux; Android 14; Pixel 8 Build/…)"; skips the language tag that some browsers put there. */
const ANDROID_MODEL = /Android [\d.]+; (?!wv\))(?:[a-z]{2}-[a-zA-Z]{2}; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/;

/** System data in a user agent; '' for missing parts. */
export function readUserAgent(userAgent: string): { osName: string; osVersion: string; model: string } {
  const model = /\b(iPhone|iPad|iPod)\b/.exec(userAgent)?.[1] ?? ANDROID_MODEL.exec(userAgent)?.[1] ?? '';
  for (const [pattern, osName] of SYSTEMS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return { osName, osVersion: version.replace(/_/g, '.'), model };
  }
  return { osName: '', osVersion: '', model };
}

/** Version of WeChat around the page; '' outside WeChat. */
export const weChatVersion = (userAgent: string): string =>
  /MicroMessenger\/(\d+(?:\.\d+)*)/.exec(userAgent)?.[1] ?? '';
