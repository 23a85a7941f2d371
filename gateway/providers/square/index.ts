import type { ProviderSetting } from '../endpoint';
import type { SquareProvider } from './definitions';
import { httpSquare } from './http';
import { sandboxSquare, type SandboxSquare } from './sandbox';

export * from './definitions';
export { signCode } from './sandbox';

export function makeSquareProvider(setting: ProviderSetting, sandbox: SandboxSquare): SquareProvider {
  return setting.kind === 'http' ? httpSquare(setting) : sandboxSquare(sandbox);
}
