import { routes } from '@/navigation';
import { leaveFlow } from '@/pages/creditV2/parts/leaveFlow';
import { backToApp, type BackOutcome } from '@/platform/backToApp';
import { page } from '@/platform/page';
import { visitStorage } from '@/platform/storage';
import { HostApp, hostApp } from '@/stores/hostApp';
import { host } from '../app/host';

let left: number;

function opened(before: string, hash: string, outcome: BackOutcome = 'left'): void {
  left = 0;
  Object.assign(page, { entry: () => ({ before, hash, host: '', path: '/' }) });
  const leave = () => {
    left += 1;
    return Promise.resolve(outcome);
  };
  Object.assign(backToApp, { leave });
}

/** A new window, which has nothing of the other window's entry. */
function newWindow(): void {
  const kept = new Map<string, string>();
  Object.assign(visitStorage, {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, text: string) => kept.set(name, text).has(name),
  });
}

beforeEach(() => {
  newWindow();
  host.reset(routes.creditResult.path);
});

describe('the app that opened this one', () => {
  it.each([
    ['isFromApp=1', '#/', true],
    ['', '#/pages/loanV2/view/index?isFromApp=Y', true],
    ['isFromApp=true', '', true],
    ['isFromApp=0', '#/', false],
    ['s=ygd', '#/pages/home/index', false],
    ['', '', false],
  ])('by %s and %s can be returned to: %s', async (before, hash, expected) => {
    opened(before, hash);
    const app = new HostApp();
    app.start();
    expect([await app.leave(), left]).toEqual([expected, expected ? 1 : 0]);
  });

  it('is remembered while the address changes, also over a reload of the current page', async () => {
    opened('', '#/pages/loanV2/view/index?isFromApp=1');
    const app = new HostApp();
    app.start();
    opened('', '#/pages/loanV2/view/loanSucccessPage');
    expect(await app.leave()).toBe(true);
    const reloaded = new HostApp();
    reloaded.start();
    expect(await reloaded.leave()).toBe(true);
  });

  it('is forgotten when a later link says that there is none, and unknown to another window', async () => {
    opened('isFromApp=1', '');
    new HostApp().start();
    opened('isFromApp=0', '');
    new HostApp().start();
    opened('', '');
    const later = new HostApp();
    later.start();
    expect(await later.leave()).toBe(false);
    opened('isFromApp=1', '');
    new HostApp().start();
    newWindow();
    opened('', '');
    const elsewhere = new HostApp();
    elsewhere.start();
    expect(await elsewhere.leave()).toBe(false);
  });
});

describe('leaving the credit flow', () => {
  it.each([
    ['isFromApp=1', 'left', []],
    ['isFromApp=1', 'stayed', [`switchTab ${routes.home.path}`]],
    ['', 'left', [`switchTab ${routes.home.path}`]],
  ] as [string, BackOutcome, string[]][])(
    'entered with "%s" where the way back is %s',
    async (before, way, moves) => {
      opened(before, '', way);
      hostApp.start();
      await leaveFlow('credit', '');
      expect(host.moves).toEqual(moves);
    },
  );
});
