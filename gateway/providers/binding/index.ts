import type { ProviderSetting } from '../endpoint';
import type { BindingProvider } from './definitions';
import { httpBinding } from './http';
import { sandboxBinding, type SandboxBinding } from './sandbox';

export * from './definitions';
export type { SandboxBinding } from './sandbox';

export function makeBindingProvider(setting: ProviderSetting, sandbox: SandboxBinding): BindingProvider {
  return setting.kind === 'http' ? httpBinding(setting) : sandboxBinding(sandbox);
}
