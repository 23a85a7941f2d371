import type { ProviderSetting } from '../endpoint';
import type { WechatProvider } from './definitions';
import { httpWechat } from './http';
import { sandboxWechat, type SandboxWechat } from './sandbox';

export * from './definitions';
export type { ChosenUser } from './sandbox';

export function makeWechatProvider(setting: ProviderSetting, sandbox: SandboxWechat): WechatProvider {
  return setting.kind === 'http' ? httpWechat(setting) : sandboxWechat(sandbox);
}
