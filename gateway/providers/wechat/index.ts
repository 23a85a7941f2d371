import type { ProviderSetting } from '../endpoint';
import type { WechatProvider } from './definitions';
import { httpWechat } from './http';
import { officialSetting, officialWechat, type OfficialParts, type OfficialSetting } from './official';
import { sandboxWechat, type SandboxWechat } from './sandbox';

export * from './definitions';
export type { TokenStore } from './official';
export { inWechat, type ChosenUser } from './sandbox';
export { readTemplates } from './templates';

export type WechatSetting = ProviderSetting | OfficialSetting;

/** WeChat's own servers if the account is given, or the service at an address, or the sandbox's. Throws if both are given. */
export function wechatSetting(
  env: Readonly<Record<string, string | undefined>>,
  other: ProviderSetting,
): WechatSetting {
  const official = officialSetting(env);
  if (official !== undefined && other.kind === 'http')
    throw new Error('WECHAT_APPID and PROVIDER_WECHAT_URL are both set: which of them is asked?');
  return official ?? other;
}

export function makeWechatProvider(
  setting: WechatSetting,
  parts: SandboxWechat & OfficialParts,
): WechatProvider {
  switch (setting.kind) {
    case 'official':
      return officialWechat(setting, parts);
    case 'http':
      return httpWechat(setting);
    case 'sandbox':
      return sandboxWechat(parts);
  }
}
