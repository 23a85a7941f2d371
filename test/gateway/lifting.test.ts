import { LIFTINGS } from '@/contract/codes';
import { routes } from '@/navigation/routes';
import * as make from '../features/blocks/blocked';
import { startGateway, type Bank } from './harness';

/** What bars a person from borrowing is said by home in the sentence of the refusal, with the page where it is lifted. */

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const BARS: readonly (readonly [string, make.Make, string | null])[] = [
  ['nothing', make.nothing, null],
  ['a pause', make.frozen, 'security'],
  ['an expired ID card', make.idCardExpired, 'idCardUpdate'],
  ['a missing proof', make.proofLateInTime, 'proofs'],
  ['a missing document', make.documentLate, 'mySupplement'],
  ['a running cancellation', make.leaving, 'applyLogout'],
  ['a withdrawn authorisation', make.withdrawn, 'withdrawnAuth'],
  ['a decision of the lender', make.row('exception_code', '203025'), 'onlineService'],
  ['a line to activate', make.lineInactive, null],
];

it.each(BARS)('%s', async (_what, blocked, page) => {
  const person = await bank.credited();
  const cardId = (await person.must('queryBankList', {})).list[0]?.cardId ?? '';
  await blocked(person, bank);
  const { barred, lifting } = await person.must('queryProdSts', { productType: 'YQDC001' });
  expect(lifting).toBe(page);
  if (page === null) return expect(barred).toBe('');
  const wish = { amount: '1000.00', term: 3, method: 'equal-instalment', purpose: 'daily', cardId } as const;
  expect((await person.refused('addPvpLoanInfo', wish)).desc).toBe(barred);
});

it('Every page that lifts a bar is one of the app', () => {
  expect(LIFTINGS.filter((key) => !(key in routes))).toEqual([]);
});
