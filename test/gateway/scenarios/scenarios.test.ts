import type { Response } from '@/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_TYPE } from '../../../gateway/handlers/loan/rule';
import { readScenario } from '../../../gateway/console/scenario/form';
import type { Bank } from '../harness';
import { playedAlone } from './stage';

const FOLDER = join(__dirname, '..', '..', '..', 'scenarios');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const scenarioOf = (name: string) => readScenario(readFileSync(join(FOLDER, name), 'utf8'));

/** What the app's home says of the person at the end, by the file. */
const HOME: Readonly<Record<string, Partial<Response<'queryProdSts'>>>> = {
  'cancelled-account-taken-back.json': { userStatus: 'creditPass', leavingUntil: null },
  'cooling-off-refund.json': { userStatus: 'creditPass', overdueDays: 0 },
  'coupon-used.json': { userStatus: 'creditRepay', overdueDays: 0 },
  'early-payoff.json': { userStatus: 'creditPass', overdueDays: 0 },
  'expired-id-card.json': { userStatus: 'cerditName' },
  'overdue-three-days.json': { userStatus: 'creditRepay', overdueDays: 3 },
  'payment-without-an-answer.json': { userStatus: 'creditRepay', overdueDays: 0 },
  'refused-application.json': { userStatus: 'creditDenied' },
  'transfer-under-review.json': {
    userStatus: 'creditRepay',
    transfers: [expect.objectContaining({ state: 'reviewing', amount: '1000.00' })],
  },
  'two-loans-in-two-months.json': { userStatus: 'creditRepay', overdueDays: 0 },
};

/** The person looks at home, logged in by a link. */
async function homeOf(bank: Bank, phone: string): Promise<Response<'queryProdSts'>> {
  const { json } = await bank.console.raw('POST', 'links/token', { phone });
  const person = bank.person(phone);
  const { tokenCode } = await person.must('generateTokenCode', {
    accessCode: (json as { code: string }).code,
  });
  person.client.tokenCode = tokenCode;
  return person.must('queryProdSts', { productType: PRODUCT_TYPE });
}

describe('the scenarios', () => {
  it('are those whose end is known here', () => {
    expect([...files].sort()).toEqual(Object.keys(HOME).sort());
  });

  it('have a title each', () => {
    const titles = files.map((name) => scenarioOf(name).title);
    expect(new Set(titles).size).toBe(files.length);
    expect(titles.filter((title) => !/^\p{Script=Han}{2,15}$/u.test(title))).toEqual([]);
  });

  it.each(files)('%s: every step and the end are as recorded, and home says so', async (name) => {
    await playedAlone(scenarioOf(name), async (bank, { phone, differs }) => {
      expect(differs).toEqual([]);
      expect(await homeOf(bank, phone)).toMatchObject(HOME[name] ?? {});
    });
  });
});

describe('a late answer', () => {
  it('is waited for as the app waits', async () => {
    const scenario = scenarioOf('coupon-used.json');
    const path = '/loan/queryPendingRepayment';
    const late = readScenario(
      JSON.stringify({
        ...scenario,
        steps: [
          ...scenario.steps,
          { do: 'console', path: 'faults', args: [{ path, fault: 'delay', value: '5500' }] },
          { do: 'call', name: 'queryPendingRepayment', params: {} },
        ],
      }),
    );
    await playedAlone(late, async (_bank, { differs }) => expect(differs).toEqual([]));
  });
});

describe('a scenario that is not as recorded', () => {
  it('has the step and the part of the end named', async () => {
    const scenario = scenarioOf('cancelled-account-taken-back.json');
    const wrong = {
      ...scenario,
      steps: scenario.steps.map((step) =>
        step.do === 'call' && step.name === 'registerOrLogin'
          ? { ...step, params: { ...step.params, code: '{queryBankList.list.0.cardId}' } }
          : step,
      ),
      ends: { ...scenario.ends, cards: 7 },
    };
    await playedAlone(wrong, async (_bank, { differs }) => {
      expect(differs).toEqual([
        'step 4, call registerOrLogin: not played; Error: {queryBankList.list.0.cardId} stands for nothing here',
        expect.stringMatching(/^step 5, call logOffRevoke: .+; 000000 was recorded$/),
        'the end: waiting: [] → ["leaving"]',
        'the end: cards: 7 → 1',
      ]);
    });
  });

  it('is refused if the file is not of the form', () => {
    const step = { do: 'call', name: 'noSuchCall' };
    const file = JSON.stringify({ form: 1, title: '错', steps: [step] });
    expect(() => readScenario(file)).toThrow('no call has the name noSuchCall');
  });
});
