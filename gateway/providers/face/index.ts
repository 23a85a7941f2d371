import type { ProviderSetting } from '../endpoint';
import type { FaceProvider } from './definitions';
import { httpFace } from './http';
import { sandboxFace, type SandboxFace } from './sandbox';

export * from './definitions';
export type { SandboxFace } from './sandbox';

export function makeFaceProvider(setting: ProviderSetting, sandbox: SandboxFace): FaceProvider {
  return setting.kind === 'http' ? httpFace(setting) : sandboxFace(sandbox);
}
