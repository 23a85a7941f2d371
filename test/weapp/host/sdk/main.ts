import type { ToLogic } from '../../protocol';

/** What WeChat's script gives a web page: the mini-program around its web-view, here the parent frame. */
type How = Extract<ToLogic, { kind: 'open' }>['how'];

interface Move {
  readonly url?: string;
  readonly delta?: number;
  readonly fail?: (failure: object) => void;
}

const refused: ((failure: object) => void)[] = [];
const tell = (message: object): void => window.parent.postMessage(message, '*');

window.addEventListener('message', ({ source, data }: MessageEvent<{ kind: string; seq: number }>) => {
  if (source === window.parent && data.kind === 'web-view-stays')
    refused[data.seq]?.({ errMsg: 'the client refuses' });
});

const move =
  (how: How) =>
  ({ url = '', fail = () => undefined }: Move = {}): void =>
    tell({ kind: 'web-view-leaves', how, url, seq: refused.push(fail) - 1 });

Object.assign(window, {
  wx: {
    miniProgram: {
      postMessage: ({ data }: { data: unknown }) => tell({ kind: 'web-view-posts', data }),
      getEnv: (told: (answer: object) => void) => told({ miniprogram: true }),
      navigateTo: move('navigateTo'),
      redirectTo: move('redirectTo'),
      switchTab: move('switchTab'),
      reLaunch: move('reLaunch'),
      navigateBack: move('navigateBack'),
    },
  },
});
