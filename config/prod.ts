import type { UserConfigExport } from '@tarojs/cli';

const production: UserConfigExport<'webpack5'> = { logger: { quiet: true, stats: false } };

export default production;
