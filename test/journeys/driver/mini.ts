import { resolve } from 'node:path';
import { root } from '../../architecture/files';
import { compile, openMini, readFiles, type MiniProgram, type MiniRun } from '../../weapp';
import type { Opening } from './targets';

const DEFAULT_PORT = '8787';

let program: MiniProgram | undefined;

/** The gateway address in the build of the mini-program (tasks/settings.mjs). */
export const builtAddress = (): string =>
  process.env['TARO_APP_BASE_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? DEFAULT_PORT}`;

/** Folder of the built mini-program. */
export const builtFolder = (): string => resolve(root, process.env['WEAPP_DIR'] ?? 'dist/weapp');

/** The built mini-program in its own window, with this gateway. */
export function openBuiltMini({ browser, journey, gatewayUrl, phone, nervous }: Opening): Promise<MiniRun> {
  program ??= compile(readFiles(builtFolder()));
  return openMini({
    browser,
    program,
    journey,
    routes: { [builtAddress()]: gatewayUrl },
    settings: phone,
    nervous,
  });
}
