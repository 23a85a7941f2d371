/** @jest-environment jest-fixed-jsdom */
import { BRIDGE_ANSWER_MS, BRIDGE_WAIT_MS } from '@/platform/hostBridge/definitions';
import { hostBridge as program } from '@/platform/hostBridge/index.weapp';
import { stubGlobal, unstubAllGlobals } from '../stubs';

const NAME = 'WebViewJavascriptBridge';
const bring = (bridge: unknown) => {
  stubGlobal(NAME, bridge);
  document.dispatchEvent(new Event(`${NAME}Ready`));
};
/** Its own page: the bridge is started once for each. */
async function fresh() {
  jest.resetModules();
  return (await import('@/platform/hostBridge/index')).hostBridge;
}

type Answered = (answer: unknown) => void;
const answering = (answer: unknown) => ({
  init: jest.fn(),
  callHandler: jest.fn((_name: string, _data: object, answered: Answered) => answered(answer)),
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  unstubAllGlobals();
});

it('starts the bridge that the host has brought already, once', async () => {
  const bridge = answering({ app: 'x' });
  stubGlobal(NAME, bridge);
  const host = await fresh();
  expect(await Promise.all([host.start(), host.start()])).toEqual(['started', 'started']);
  expect(bridge.init).toHaveBeenCalledTimes(1);
  expect(bridge.callHandler.mock.calls.map(([name]) => name)).toEqual(['getInfo']);
});

it('waits for a host that brings it later', async () => {
  const started = (await fresh()).start();
  bring({ callHandler: answering({}).callHandler });
  expect(await started).toBe('started');
});

it('finds no bridge in a browser', async () => {
  const started = (await fresh()).start();
  await jest.advanceTimersByTimeAsync(BRIDGE_WAIT_MS);
  expect(await started).toBe('absent');
  // A bridge that comes later than that is left alone.
  const late = answering({});
  bring(late);
  expect(late.callHandler).not.toHaveBeenCalled();
});

const thrower = () => {
  throw new Error('native');
};
it.each([
  ['a text', 'nonsense'],
  ['null', null],
  ['an object without handlers', {}],
  ['one whose init throws', { ...answering({}), init: thrower }],
  ['one whose handlers throw', { callHandler: thrower }],
  ['one that answers nothing', answering(undefined)],
  ['one that never answers', { callHandler: () => undefined }],
])('%s is no bridge: broken, and nothing is thrown', async (_name, bridge) => {
  stubGlobal(NAME, bridge);
  const started = (await fresh()).start();
  await jest.advanceTimersByTimeAsync(BRIDGE_ANSWER_MS);
  expect(await started).toBe('broken');
});

it.each([
  [true, true],
  [false, false],
  [{}, false],
])('leaves after a second, if the host says so: %j', async (answer, expected) => {
  const bridge = answering(answer);
  stubGlobal(NAME, bridge);
  const left = (await fresh()).leave();
  await jest.advanceTimersByTimeAsync(999);
  expect(bridge.callHandler).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await left).toBe(expected);
  expect(bridge.callHandler.mock.calls[0]?.[0]).toBe('back-to-app');
});

it('in a mini-program there is no host app', async () => {
  expect([await program.start(), await program.leave()]).toEqual(['unavailable', false]);
});
