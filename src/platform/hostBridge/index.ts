import { BACK_TO_APP_MS } from '../backToApp/definitions';
import { BRIDGE_ANSWER_MS, BRIDGE_WAIT_MS, type BridgeOutcome, type HostBridgePort } from './definitions';

export * from './definitions';

/** The form that the web views of most apps share; the event tells when it is there. `init` exists only on Android. */
interface Bridge {
  init?(receive: () => void): void;
  callHandler(name: string, data: object, answered: (answer: unknown) => void): void;
}
const READY = 'WebViewJavascriptBridgeReady';

let begun: Promise<BridgeOutcome> | undefined;

const given = (): unknown =>
  (window as { readonly WebViewJavascriptBridge?: unknown }).WebViewJavascriptBridge;

const isBridge = (value: unknown): value is Bridge =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { callHandler?: unknown }).callHandler === 'function';

/** The bridge, now or when the host provides it; undefined if it does not. */
function arrived(): Promise<unknown> {
  if (given() !== undefined) return Promise.resolve(given());
  return new Promise((done) => {
    const end = () => {
      clearTimeout(late);
      document.removeEventListener(READY, end);
      done(given());
    };
    const late = setTimeout(end, BRIDGE_WAIT_MS);
    document.addEventListener(READY, end);
  });
}

/** The host's answer; undefined if there is none in time, or the host throws. */
function ask(name: string): Promise<unknown> {
  return new Promise((done) => {
    const late = setTimeout(() => done(undefined), BRIDGE_ANSWER_MS);
    const end = (answer: unknown) => {
      clearTimeout(late);
      done(answer);
    };
    const bridge = given();
    try {
      if (isBridge(bridge)) bridge.callHandler(name, {}, end);
      else end(undefined);
    } catch {
      end(undefined);
    }
  });
}

async function begin(): Promise<BridgeOutcome> {
  const bridge = await arrived();
  if (bridge === undefined) return 'absent';
  if (!isBridge(bridge)) return 'broken';
  try {
    // The host does not ask us for anything.
    bridge.init?.(() => undefined);
  } catch {
    return 'broken';
  }
  return (await ask('getInfo')) === undefined ? 'broken' : 'started';
}

export const hostBridge: HostBridgePort = {
  start: () => (begun ??= begin()),
  async leave() {
    await new Promise((done) => setTimeout(done, BACK_TO_APP_MS));
    return (await ask('back-to-app')) === true;
  },
};
