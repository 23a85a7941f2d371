import type { DecisionFor } from '../decisions';
import type { ProviderSetting } from '../endpoint';
import type { CreditDecisionProvider } from './definitions';
import { httpCredit } from './http';
import { sandboxCredit } from './sandbox';

export * from './definitions';

export function makeCreditProvider(
  setting: ProviderSetting,
  sandbox: { readonly decisionFor: DecisionFor },
): CreditDecisionProvider {
  return setting.kind === 'http' ? httpCredit(setting) : sandboxCredit(sandbox.decisionFor);
}
