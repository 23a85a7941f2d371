import type { AppConfig } from '@tarojs/taro';
import { filesIn, textOf } from '../architecture/files';

const FOLDER = 'dist/weapp/';

/** Paths of the built mini-program's files, from its root. */
export const files = filesIn('dist/weapp').map((path) => path.slice(FOLDER.length));
export const pathOf = (file: string): string => FOLDER + file;
export const read = (file: string): string => textOf(FOLDER + file);

export const app = JSON.parse(read('app.json')) as AppConfig & {
  readonly __usePrivacyCheck__?: boolean;
  readonly requiredPrivateInfos?: readonly string[];
};
/** Roots of the subpackages, with a slash at the end. */
export const roots = (app.subPackages ?? []).map((subPackage) => `${subPackage.root}/`);

export const scripts = files.filter((path) => path.endsWith('.js'));
/** Scripts with our own code: Taro, webpack and npm packages are in separate files. */
export const ownScripts = scripts.filter((path) => !/^(taro|vendors|runtime)\.js$/.test(path));
/** All text files. */
export const texts = files.filter((path) => /\.(js|json|wxml|wxss|wxs)$/.test(path));

const forRealHost =
  process.env['TARO_APP_PUBLIC_KEY'] !== undefined ||
  ['production', 'prd', 'prod'].includes(process.env['TARO_APP_ENV'] ?? '');

/** The gateway of a sandbox build (tasks/settings.mjs): the only http address it may name. '' for a build for a real host. */
export const sandbox: string = forRealHost
  ? ''
  : (process.env['TARO_APP_BASE_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '8787'}`);
