import { BACK_TO_APP_MS, type BackToAppPort } from './definitions';

export * from './definitions';

/** WeChat's own bridge, in its built-in browser. */
interface WithBridge {
  readonly WeixinJSBridge?: { call(name: 'closeWindow'): void };
}

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, BACK_TO_APP_MS));

export const backToApp: BackToAppPort = {
  async leave() {
    await wait();
    const { WeixinJSBridge: bridge } = window as WithBridge;
    try {
      if (bridge) bridge.call('closeWindow');
      // A browser closes only windows that were opened for us; for all others the call silently does nothing.
      else window.close();
    } catch {
      return 'stayed';
    }
    return bridge || window.closed ? 'left' : 'stayed';
  },
};
