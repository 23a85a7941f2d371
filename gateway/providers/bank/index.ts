import type { ProviderSetting } from '../endpoint';
import type { BankProvider } from './definitions';
import { httpBank } from './http';
import { sandboxBank, type SandboxBank } from './sandbox';

export * from './definitions';
export type { BankMemory, BankOrderKind, RememberedOrder } from './sandbox';

export function makeBankProvider(setting: ProviderSetting, sandbox: SandboxBank): BankProvider {
  return setting.kind === 'http' ? httpBank(setting) : sandboxBank(sandbox);
}
