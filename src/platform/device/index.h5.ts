import type { DevicePort } from './definitions';

export type { DeviceInfo, DevicePort } from './definitions';

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/(?:iPhone|iPad|iPod).*? OS (\d+(?:_\d+)*)/, 'iOS'],
  [/Android (\d+(?:\.\d+)*)/, 'Android'],
  [/Windows NT (\d+\.\d+)/, 'Windows'],
  [/Mac OS X (\d+(?:_\d+)*)/, 'macOS'],
  [/(Linux)/, ''],
];

function osName(userAgent: string): string {
  for (const [pattern, name] of SYSTEMS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version.replace(/_/g, '.')}`.trim();
  }
  return '';
}

/** Network Information: not in every browser, hence not in the DOM's types. */
interface WithConnection {
  readonly connection?: { readonly effectiveType?: string };
}

function networkType(): string {
  if (!navigator.onLine) return 'none';
  return (navigator as WithConnection).connection?.effectiveType ?? 'unknown';
}

export const device: DevicePort = {
  info: () => Promise.resolve({ osName: osName(navigator.userAgent), networkType: networkType() }),
};
