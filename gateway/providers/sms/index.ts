import type { ProviderSetting } from '../endpoint';
import type { Message, SmsProvider } from './definitions';
import { httpSms } from './http';
import { sandboxSms } from './sandbox';

export * from './definitions';
export { withFile } from './sandbox';
export { signed } from './signed';

export function makeSmsProvider(
  setting: ProviderSetting,
  sandbox: { readonly record: (message: Message) => Promise<void> },
): SmsProvider {
  return setting.kind === 'http' ? httpSms(setting) : sandboxSms(sandbox.record);
}
