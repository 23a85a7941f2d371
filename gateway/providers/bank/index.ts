import type { DecisionFor } from '../decisions';
import type { ProviderSetting } from '../endpoint';
import type { BankProvider } from './definitions';
import { httpBank } from './http';
import { sandboxBank } from './sandbox';

export * from './definitions';

export function makeBankProvider(
  setting: ProviderSetting,
  sandbox: { readonly decisionFor: DecisionFor },
): BankProvider {
  return setting.kind === 'http' ? httpBank(setting) : sandboxBank(sandbox.decisionFor);
}
