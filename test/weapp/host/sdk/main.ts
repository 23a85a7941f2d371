import type { ToLogic } from '../../protocol';

/** What a web page gets by WeChat's script: the mini-program around its web view, here the frame above. */
type How = Extract<ToLogic, { kind: 'open' }>['how'];

interface Move {
  readonly url?: string;
  readonly delta?: number;
}

const messages: unknown[] = [];
const tell = (message: object): void => window.parent.postMessage(message, '*');

/** The program hears of what was posted only when the page is left. */
const move =
  (how: How) =>
  ({ url = '' }: Move = {}): void =>
    tell({ kind: 'web-view-leaves', how, url, messages: messages.splice(0) });

Object.assign(window, {
  wx: {
    miniProgram: {
      postMessage: ({ data }: { data: unknown }) => void messages.push(data),
      getEnv: (told: (answer: object) => void) => told({ miniprogram: true }),
      navigateTo: move('navigateTo'),
      redirectTo: move('redirectTo'),
      switchTab: move('switchTab'),
      reLaunch: move('reLaunch'),
      navigateBack: move('navigateBack'),
    },
  },
});
