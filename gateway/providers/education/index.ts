import type { DecisionFor } from '../decisions';
import type { ProviderSetting } from '../endpoint';
import type { EducationProvider } from './definitions';
import { httpEducation } from './http';
import { sandboxEducation } from './sandbox';

export * from './definitions';

export function makeEducationProvider(
  setting: ProviderSetting,
  sandbox: { readonly decisionFor: DecisionFor },
): EducationProvider {
  return setting.kind === 'http' ? httpEducation(setting) : sandboxEducation(sandbox.decisionFor);
}
