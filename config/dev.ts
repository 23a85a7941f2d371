import type { UserConfigExport } from '@tarojs/cli';

const gateway = process.env['GATEWAY'] ?? 'http://127.0.0.1:8787';

/** Watch mode: the dev server proxies each path that is not a file of the app to the gateway. */
const development: UserConfigExport<'webpack5'> = {
  logger: { quiet: false, stats: false },
  h5: {
    publicPath: '/',
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env['DEV_PORT'] ?? 10086),
      open: false,
      proxy: [
        {
          context: (path: string) =>
            !/^\/($|index\.html|js\/|css\/|chunk\/|static\/|ws$|.*hot-update)/.test(path),
          target: gateway,
        },
      ],
    },
  },
};

export default development;
