import type { ProviderSetting } from '../endpoint';
import type { OcrProvider } from './definitions';
import { httpOcr } from './http';
import { sandboxOcr } from './sandbox';

export * from './definitions';

export function makeOcrProvider(setting: ProviderSetting): OcrProvider {
  return setting.kind === 'http' ? httpOcr(setting) : sandboxOcr;
}
