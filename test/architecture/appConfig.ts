import type { AppConfig } from '@tarojs/taro';

/** The app's configuration as the build reads it. */
export async function readAppConfig(): Promise<AppConfig> {
  Object.assign(globalThis, { defineAppConfig: (config: AppConfig) => config });
  const { default: config } = await import('../../src/app.config');
  return config;
}

/** All pages of a configuration; subpackage pages by their full path. */
export const pagesOf = ({ pages = [], subPackages = [] }: AppConfig): string[] => [
  ...pages,
  ...subPackages.flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`)),
];
