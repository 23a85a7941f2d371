import { configureNavigation, currentRoute, routes } from '@/navigation';
import { WebviewModel } from '@/pages/webview/index.model';
import { drafts } from '@/storage/drafts';
import { partnerReturn } from '@/stores/partnerReturn';
import { host } from '../app/host';
import { Shelf } from '../app/device';
import { soon } from '../soon';

jest.mock('@/settings', () => {
  Object.assign(process.env, {
    TARO_APP_BASE_URL: 'https://gateway.example',
    TARO_APP_WEBVIEW_HOSTS: 'bank.example',
  });
  return jest.requireActual<object>('@/settings');
});

const CALLBACK = 'https://gateway.example/callback/face/callbackForMini.html';
const CHECK = 'https://bank.example/check';
const OPENED = `${routes.webview.path}?url=${encodeURIComponent(CHECK)}`;

/** A nonce is valid once in the app's life: each test has its own. */
let count = 0;
let nonce: string;

const faceMessage = () => ({ kind: 'face', nonce, bizToken: 'token-1' });
const cardMessage = () => ({ kind: 'card', nonce, bindSeq: 'seq-1' });
const faceEnd = () => `${routes.faceEnd.path}?bizToken=token-1&nonce=${nonce}`;

/** The web-view is open above `below` and has shown the callback page. */
function opened(below: string): WebviewModel {
  host.reset(routes.home.path, below, OPENED);
  const model = new WebviewModel(new Map([['url', CHECK]]));
  model.load();
  model.loaded(CHECK);
  model.loaded(CALLBACK);
  return model;
}

/** The current page reports to the app that it is shown. */
function shown(): void {
  const place = currentRoute();
  if (place) partnerReturn.seen(place);
}

/** The person presses the phone's Back. */
async function back(): Promise<void> {
  await host.back();
  shown();
}

const moved = () => soon(() => expect(partnerReturn.leading).toBe(false));
const opens = () => host.moves.filter((move) => move !== 'navigateBack');

beforeEach(() => {
  new Shelf().install();
  configureNavigation({ loggedIn: () => true });
  nonce = `nonce-${(count += 1)}`;
});

const BEGUN = [
  [
    'a face check',
    routes.faceStart.path,
    () => drafts.keep('credit', { faceNonce: nonce, bizToken: 'token-1' }),
    faceMessage,
    faceEnd,
  ],
  [
    'the face check of a recovery',
    routes.recoveryIdCard.path,
    () => drafts.keep('recovery', { faceNonce: nonce, bizToken: 'token-1' }),
    faceMessage,
    () => `${routes.recoveryIdCard.path}?bizToken=token-1&nonce=${nonce}`,
  ],
  [
    'a binding at a bank',
    routes.addBankCard.path,
    () => drafts.keep('bindCard', { bindNonce: nonce, bindSeq: 'seq-1' }),
    cardMessage,
    () => `${routes.quickBindLanding.path}?bindSeq=seq-1&nonce=${nonce}`,
  ],
  [
    'a binding with the word of the bank',
    routes.addBankCard.path,
    () => drafts.keep('bindCard', { bindNonce: nonce, bindSeq: 'seq-1' }),
    () => ({ ...cardMessage(), result: 'agreed', sign: 'aB3_-' }),
    () => `${routes.quickBindLanding.path}?bindSeq=seq-1&nonce=${nonce}&result=agreed&sign=aB3_-`,
  ],
] as const;

describe.each(BEGUN)('%s, reported by message', (_name, below, begin, message, result) => {
  beforeEach(begin);

  it('opens its result above the page below, once, when the person goes back', async () => {
    const webview = opened(below);
    webview.told([message()]);
    expect(opens()).toEqual([]);
    await back();
    await moved();
    expect(opens()).toEqual([`navigateTo ${result()}`]);
    webview.told([message()]);
    await back();
    await moved();
    expect(opens()).toHaveLength(1);
  });

  it('does the same when the client shows the page below before it delivers the message', async () => {
    const webview = opened(below);
    await back();
    webview.told([message()]);
    await moved();
    expect(opens()).toEqual([`navigateTo ${result()}`]);
  });

  it('opens nothing when the redirect has led on, before or after', async () => {
    const webview = opened(below);
    webview.told([message()]);
    await host.move('redirectTo', result());
    shown();
    await back();
    expect(opens()).toEqual([`redirectTo ${result()}`]);
    await host.move('navigateTo', result());
    webview.told([message()]);
    await back();
    expect(opens()).toHaveLength(2);
  });

  it('waits while the web page stays shown: the message came from sharing', async () => {
    const webview = opened(below);
    webview.told([message()]);
    shown();
    expect(opens()).toEqual([]);
    await back();
    await moved();
    expect(opens()).toHaveLength(1);
  });
});

describe('a message that the app does not expect', () => {
  beforeEach(() => drafts.keep('credit', { faceNonce: nonce, bizToken: 'token-1' }));

  it.each<[string, () => unknown]>([
    ['with another nonce', () => [{ ...faceMessage(), nonce: 'forged' }]],
    ['of another check', () => [{ ...faceMessage(), bizToken: 'token-2' }]],
    ['without a nonce', () => [{ kind: 'face', bizToken: 'token-1' }]],
    ['without a check', () => [{ kind: 'face', nonce }]],
    ['of another kind', () => [{ ...faceMessage(), kind: 'card' }]],
    ['of no kind', () => [{ ...faceMessage(), kind: undefined }]],
    ['that names a page', () => [{ url: '/pages/user/index', nonce }]],
    ['that is a text', () => JSON.stringify([faceMessage()])],
    ['that is not in a list', () => faceMessage()],
    ['with values of other types', () => [{ ...faceMessage(), nonce: [nonce] }]],
    ['with values by inheritance', () => [Object.create(faceMessage()) as unknown]],
    ['that is nothing', () => undefined],
  ])('%s opens nothing', async (_name, messages) => {
    const webview = opened(routes.faceStart.path);
    webview.told(messages());
    await back();
    expect(opens()).toEqual([]);
  });

  it('of a page on another host opens nothing', async () => {
    const webview = opened(routes.faceStart.path);
    webview.loaded('https://evil.example/callback/face/callbackForMini.html');
    webview.told([faceMessage()]);
    await back();
    expect(opens()).toEqual([]);
  });

  it('after the end of the check opens nothing', async () => {
    const webview = opened(routes.faceStart.path);
    drafts.keep('credit', { faceNonce: '', bizToken: '' });
    webview.told([{ kind: 'face', nonce: '', bizToken: '' }, faceMessage()]);
    await back();
    expect(opens()).toEqual([]);
  });

  it('beside an expected one does not hide it', async () => {
    const webview = opened(routes.faceStart.path);
    webview.told([faceMessage(), { ...faceMessage(), nonce: 'forged' }, 'x', null]);
    await back();
    await moved();
    expect(opens()).toEqual([`navigateTo ${faceEnd()}`]);
  });

  it('opens nothing when the person has gone elsewhere', async () => {
    const webview = opened(routes.faceStart.path);
    webview.told([faceMessage()]);
    await host.move('reLaunch', routes.home.path);
    shown();
    await host.move('navigateTo', routes.faceStart.path);
    shown();
    expect(opens().some((move) => move.includes(routes.faceEnd.path))).toBe(false);
  });

  it('opens nothing without a page of the app below', async () => {
    host.reset(OPENED);
    const webview = new WebviewModel(new Map([['url', CHECK]]));
    webview.load();
    webview.told([faceMessage()]);
    shown();
    expect(opens()).toEqual([]);
    await moved();
  });
});
