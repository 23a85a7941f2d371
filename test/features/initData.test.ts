import { persisted } from '@/storage/persisted';
import { CreditFrontModel } from '@/pages/creditV2/view/creditFrontPage.model';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { session } from '@/stores/session';
import { makeWorld } from '../request/world';
import { PERSON, Shelf } from '../app/device';

const EVIL = 'https://evil.example/?token=secret';

let logged: unknown[][];
beforeEach(() => {
  new Shelf().install();
  persisted.forget(['platform', 'scene', 'callbackUrl', 'creditOrLoanCallBackUrl']);
  session.clear('loggedOut');
  logged = [];
  jest.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void logged.push(words));
  makeWorld(() => ({ failure: 'offline' }));
});
afterEach(() => void jest.restoreAllMocks());

/** Opens both flows with these parameters in their addresses; neither is blocked. */
async function begin(given: Record<string, string>): Promise<void> {
  const params = new Map(Object.entries(given));
  const [front, loan] = [new CreditFrontModel(params), new LoanModel(params)];
  await Promise.all([front.load(), loan.load()]);
  expect([front.content.state, loan.facts.state]).toEqual(['failed', 'failed']);
  loan.dispose();
}

it('invalid init data of a flow are logged by name, and block nothing (spec §5)', async () => {
  await begin({ tokenCode: 'secret', creditOrLoanCallBackUrl: EVIL, isFromApp: 'maybe' });
  expect(logged).toEqual([
    ['credit init data: tokenCode another, creditOrLoanCallBackUrl host'],
    ['loan init data: tokenCode another, creditOrLoanCallBackUrl host, isFromApp malformed'],
  ]);
  expect(JSON.stringify(logged)).not.toContain('secret');
});

it('valid init data are not logged', async () => {
  session.start({ tokenCode: 't-1', userInfo: PERSON }, '');
  persisted.set({ platform: '1-1-8', scene: '1001' });
  await begin({ creditOrLoanCallBackUrl: '/pages/user/index' });
  expect(logged).toEqual([]);
});
