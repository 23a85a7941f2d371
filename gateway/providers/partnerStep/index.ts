import type { ProviderSetting } from '../endpoint';
import type { PartnerStepProvider } from './definitions';
import { httpPartnerStep } from './http';
import { sandboxPartnerStep, type SandboxPartnerStep } from './sandbox';

export * from './definitions';

export function makePartnerStepProvider(
  setting: ProviderSetting,
  sandbox: SandboxPartnerStep,
): PartnerStepProvider {
  return setting.kind === 'http' ? httpPartnerStep(setting) : sandboxPartnerStep(sandbox);
}
