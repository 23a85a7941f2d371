import { persisted } from '@/storage/persisted';
import { prompt } from '@/platform/prompt';
import { forgetRoutePolicies, routePolicyOf } from '@/runtime/routePolicy';
import { startGateway, type Bank } from '../gateway/harness';
import { startApp } from '../app/phone';
import { Shelf } from '../app/device';
import { allBut } from '../timers';

const LIST = '/api/routePolicy/list';
const MINUTE_MS = 60_000;
const NOON = new Date('2026-03-01T12:00:00+08:00');

let bank: Bank;
let toasts: readonly string[];
beforeAll(async () => {
  bank = await startGateway({ network: true });
  toasts = startApp(bank).toasts;
});
afterAll(() => bank.close());

let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf().install();
  persisted.forget(['routeList', 'routeListDate']);
  forgetRoutePolicies();
  jest.useFakeTimers({ now: NOON, doNotFake: allBut('Date') });
});
afterEach(async () => {
  jest.useRealTimers();
  await bank.console.clearFaults();
});

/** Refuses the next answers of the list; the faults that are left show how often it was requested. */
const refuse = (times: number) => bank.console.faults([{ path: LIST, fault: 'status', value: 503, times }]);
const refusalsLeft = async (): Promise<number> => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      fetch(`${bank.app.listeningOrigin}${LIST}?minVersion=226&loanType=x&releaseChannel=x`),
    ),
  );
  return answers.filter(({ status }) => status === 503).length;
};

describe('the route policy', () => {
  it('says where a name leads and whether it needs a session', async () => {
    expect(await routePolicyOf('Repay')).toMatchObject({ jumpUrl: '/pages/repay/index', needLogin: '1' });
    expect(await routePolicyOf('CostSheet')).toMatchObject({ needLogin: '0' });
    expect(await routePolicyOf('__proto__')).toBeUndefined();
  });

  it('is requested once, however many callers want it at once', async () => {
    await refuse(1);
    await Promise.all(['Repay', 'CostSheet', 'Repay'].map(routePolicyOf));
    // The only refusal met the first try; the retry was answered for all three.
    expect(await refusalsLeft()).toBe(0);
    expect(shelf.kept['routeListDate']).toBe('2026-03-01');
  });

  it('is kept for its day over a restart of the app', async () => {
    await routePolicyOf('Repay');
    forgetRoutePolicies();
    await refuse(2);
    jest.setSystemTime(NOON.getTime() + 11 * 60 * MINUTE_MS);
    expect(await routePolicyOf('Repay')).toBeDefined();
    expect(await refusalsLeft()).toBe(2);
  });

  it('is requested again on the next day, once the map in memory is half an hour old', async () => {
    jest.setSystemTime(new Date('2026-03-01T23:50:00+08:00'));
    await routePolicyOf('Repay');
    await refuse(2);
    jest.setSystemTime(new Date('2026-03-02T00:19:59+08:00'));
    expect(await routePolicyOf('Repay')).toBeDefined();
    jest.setSystemTime(new Date('2026-03-02T00:20:00+08:00'));
    expect(await routePolicyOf('Repay')).toBeUndefined();
    expect(await refusalsLeft()).toBe(0);
  });

  it('is requested again for another channel, whose list may differ', async () => {
    await routePolicyOf('Repay');
    const before = persisted.get('platform');
    persisted.set({ platform: '4-4-3' });
    await refuse(2);
    expect(await routePolicyOf('Repay')).toBeUndefined();
    expect(await refusalsLeft()).toBe(0);
    persisted.set({ platform: before });
    expect(await routePolicyOf('Repay')).toBeDefined();
  });

  it('shows the loading sign after a tap, until the end', async () => {
    const signs: string[] = [];
    Object.assign(prompt, {
      showLoading: (text: string) => signs.push(text),
      hideLoading: () => signs.push('hidden'),
    });
    await refuse(2);
    await routePolicyOf('Repay');
    expect([signs[0], signs.at(-1)]).toEqual(['处理中...', 'hidden']);
    signs.length = 0;
    await routePolicyOf('Repay');
    await routePolicyOf('CostSheet');
    expect(signs).toEqual(['处理中...', 'hidden']);
  });

  it('is empty when one retry has failed, shows no message, and loads for the next caller', async () => {
    await refuse(2);
    expect(await routePolicyOf('Repay')).toBeUndefined();
    expect(toasts).toEqual([]);
    expect(await routePolicyOf('Repay')).toBeDefined();
  });

  it('survives a broken store', async () => {
    shelf.texts.set(
      'yunling',
      JSON.stringify({ routeListDate: '2026-03-01', routeList: [{ routePage: 7 }, null] }),
    );
    persisted.set({});
    expect(persisted.get('routeList')).toEqual([]);
  });
});
