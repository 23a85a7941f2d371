import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { UserConfigExport } from '@tarojs/cli';

const gateway = process.env['GATEWAY'] ?? 'http://127.0.0.1:8787';
const PATIENCE_MS = 60_000;
const PAUSE_MS = 200;

/** Whether a path is no file of the app. */
const isCall = (path: string): boolean =>
  !/^\/($|index\.html|js\/|css\/|chunk\/|static\/|ws$|.*hot-update)/.test(path);

const answers = (): Promise<boolean> =>
  new Promise((done) => {
    const { hostname, port } = new URL(gateway);
    const socket = connect(Number(port), hostname);
    const say = (yes: boolean) => () => {
      socket.destroy();
      done(yes);
    };
    socket.once('connect', say(true)).once('error', say(false));
  });

/** While the gateway starts again after a change of its code, a call waits, so that the app does not show an error. */
async function gatewayAnswers(): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS && !(await answers()); waited += PAUSE_MS)
    await new Promise((done) => setTimeout(done, PAUSE_MS));
}

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
          context: isCall,
          target: gateway,
          // Webpack's dev server waits for it before it passes a call on.
          bypass: ({ url = '' }: IncomingMessage) => (isCall(url) ? gatewayAnswers() : undefined),
        },
      ],
    },
  },
};

export default development;
