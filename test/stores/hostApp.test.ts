import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveFlow } from '@/pages/creditV2/parts/leaveFlow';
import { routes } from '@/navigation';
import { backToApp, type BackOutcome } from '@/platform/backToApp';
import { page } from '@/platform/page';
import { HostApp, hostApp } from '@/stores/hostApp';
import { host } from '../navigation/host';

vi.mock('@tarojs/taro', async () => (await import('../navigation/host')).taroModule);

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

beforeEach(() => host.reset(routes.creditResult.path));

describe('the app that opened this one', () => {
  it.each([
    ['isFromApp=1', '#/', true],
    ['', '#/pages/loanV2/view/index?isFromApp=Y', true],
    ['isFromApp=true', '', true],
    ['isFromApp=0', '#/', false],
    ['s=ygd', '#/pages/home/index', false],
    ['', '', false],
  ])('by %s and %s is gone back to: %s', async (before, hash, expected) => {
    opened(before, hash);
    const app = new HostApp();
    app.start();
    expect([await app.leave(), left]).toEqual([expected, expected ? 1 : 0]);
  });

  it('is remembered while the address changes', async () => {
    opened('', '#/pages/loanV2/view/index?isFromApp=1');
    const app = new HostApp();
    app.start();
    opened('', '#/pages/loanV2/view/loanSucccessPage');
    expect(await app.leave()).toBe(true);
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
      await leaveFlow('');
      expect(host.moves).toEqual(moves);
    },
  );
});
