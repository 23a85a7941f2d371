import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CreditFrontModel } from '@/pages/creditV2/view/creditFrontPage.model';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { persisted } from '@/stores/persisted';
import { session } from '@/stores/session';
import { makeWorld } from '../request/world';
import { PERSON, Shelf } from './device';

vi.mock('@tarojs/taro', async () => (await import('../navigation/host')).taroModule);

let logged: unknown[][];
beforeEach(() => {
  new Shelf().install();
  persisted.forget(['platform', 'scene', 'callbackUrl']);
  session.clear('loggedOut');
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void logged.push(words));
  makeWorld(() => ({ failure: 'offline' }));
});
afterEach(() => void vi.restoreAllMocks());

it('what a flow begins without is logged by its name, and blocks nothing (spec §5)', async () => {
  const front = new CreditFrontModel(new Map());
  const loan = new LoanModel(new Map());
  expect(logged).toEqual([
    ['credit: missing tokenCode, platform, callbackUrl, scene'],
    ['loan: missing tokenCode, platform, callbackUrl, scene'],
  ]);
  await Promise.all([front.load(), loan.load()]);
  expect([front.content.state, loan.facts.state]).toEqual(['failed', 'failed']);
  loan.dispose();
});

it('what is there is not logged, nor what it is', () => {
  session.start({ tokenCode: 't-1', userInfo: PERSON }, '');
  persisted.set({ platform: '1-1-8', scene: '1001' });
  new CreditFrontModel(new Map([['creditOrLoanCallBackUrl', '/pages/user/index']]));
  new LoanModel(new Map()).dispose();
  expect(logged).toEqual([['loan: missing callbackUrl']]);
});
