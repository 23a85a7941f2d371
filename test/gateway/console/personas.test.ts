import { checkIdNumber } from '@/domain/person/idNumber';
import { checkName } from '@/domain/person/name';
import { checkPassword } from '@/domain/person/password';
import { luhnWarning } from '@/domain/person/bankCard';
import { factsOf, registerEmployee } from '../../../gateway/console/person';
import { startGateway, type Bank } from '../harness';
import { phones } from '../steps';

interface Account {
  readonly status: string;
  readonly overdueDays: number;
  readonly loans: readonly {
    loanNo: string;
    state: string;
    schedule: { state: string; penalty: string }[];
  }[];
}

let bank: Bank;
const nextPhone = phones(9000);
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const limit = { total: '50000.00', available: '50000.00' };
const drawn = { total: '50000.00', available: '38000.00' };
const repaid = [{ state: 'paid', amount: '12000.00' }];

describe('a persona has the state that its name says', () => {
  it.each([
    ['new', { status: 'newUser', limit: null, application: null, loans: [], cards: [] }],
    ['reviewing', { status: 'creditReview', limit: null, application: { state: 'reviewing' } }],
    ['denied', { status: 'creditDenied', limit: null, application: { state: 'denied' } }],
    ['credited', { status: 'creditPass', limit, application: { state: 'approved' }, loans: [] }],
    ['borrowing', { status: 'creditRepay', limit: drawn, loans: [{ state: 'normal', amount: '12000.00' }] }],
    ['proving', { status: 'creditRepay', limit: drawn, loans: [{ purpose: 'decoration' }] }],
    ['settled', { status: 'creditPass', limit, loans: [{ state: 'settled' }], repayments: repaid }],
    ['filling', { status: 'cerditName', limit: null, application: null }],
    ['usedUp', { status: 'creditRepay', limit: { total: '50000.00', available: '0.00' } }],
    ['disbursing', { status: 'loanReview', limit: drawn, loans: [{ state: 'processing' }] }],
    ['repaying', { status: 'creditRepay', repayments: [{ state: 'processing' }] }],
    ['raised', { status: 'creditPass', limit: { total: '60000.00', available: '60000.00' } }],
    ['whitelisted', { status: 'newUser', whitelisted: true, application: null }],
    ['enterprise', { status: 'newUser', limit: null, application: null }],
    ['graduate', { status: 'newUser', limit: null, application: null }],
    ['certificate', { status: 'newUser', limit: null, application: null }],
    ['square', { status: 'newUser', limit: null, application: null }],
    ['employerMail', { status: 'newUser', application: null }],
    ['leaving', { status: 'creditPass', limit }],
    ['coupons', { status: 'creditPass', limit }],
    ['partnerPage', { status: 'cerditName', limit: null }],
    ['frozen', { status: 'creditPass', limit }],
    ['drawFailed', { status: 'creditPass', loans: [{ state: 'failed' }] }],
    ['drawStopped', { status: 'creditPass', loans: [{ state: 'failed' }] }],
    ['repayFailed', { status: 'creditRepay', repayments: [{ state: 'failed' }] }],
    ['partlyRepaid', { status: 'creditRepay', loans: [{ state: 'normal', termsLeft: 11 }] }],
    ['proofReviewing', { status: 'creditRepay', loans: [{ purpose: 'decoration' }] }],
    ['proofRefused', { status: 'creditRepay', loans: [{ purpose: 'decoration' }] }],
    ['offlineReviewing', { status: 'creditRepay', repayments: [] }],
    ['offlineRefused', { status: 'creditRepay', repayments: [] }],
    ['documentAsked', { status: 'creditPass', limit }],
    ['documentReviewing', { status: 'creditPass', limit }],
    ['protocolReviewing', { status: 'creditPass', limit }],
    ['documentRefused', { status: 'creditPass', limit }],
    ['complaining', { status: 'newUser' }],
    ['answered', { status: 'newUser' }],
  ])('%s', async (persona, expected) => {
    const phone = nextPhone();
    const made = await bank.console.makePersona(phone, persona);
    expect(made).toMatchObject({ phone, persona, ...factsOf(phone) });
    expect(await bank.console.customer(phone)).toMatchObject(expected);
  });

  it("overdue moves everyone's clock 35 days forward, and says so", async () => {
    const before = await bank.console.now();
    const made = await bank.console.makePersona('13700000099', 'overdue');
    expect(made['note']).toContain('35天');
    const moved = (await bank.console.now()).getTime() - before.getTime();
    expect(moved).toBeGreaterThanOrEqual(35 * 86_400_000);
    const { status, overdueDays, loans } = await bank.console.customer<Account>('13700000099');
    expect(status).toBe('creditRepay');
    expect(overdueDays).toBeGreaterThan(0);
    expect(loans[0]?.schedule[0]).toMatchObject({
      state: 'overdue',
      penalty: expect.not.stringMatching(/^0\.00$/) as unknown,
    });
    expect((await bank.console.ledger()).balanced).toBe(true);
  });
});

describe('a persona whose loan has come to a day', () => {
  it.each([
    ['dueSoon', 0, 'future'],
    ['dueToday', 0, 'due'],
    ['overdue1', 1, 'overdue'],
    ['overdue30', 30, 'overdue'],
    ['overdue90', 90, 'overdue'],
  ])('%s: %d days over, the first term is %s', async (persona, overdueDays, state) => {
    const phone = nextPhone();
    await bank.console.makePersona(phone, persona);
    const seen = await bank.console.customer<Account>(phone);
    expect(seen.overdueDays).toBe(overdueDays);
    expect(seen.loans[0]?.schedule[0]?.state).toBe(state);
  });

  it.each(['proofLate', 'expiredLine', 'twoLoans'])('%s moves the clock, and says so', async (persona) => {
    const made = await bank.console.makePersona(nextPhone(), persona);
    expect(made['note']).toMatch(/产品时钟向前拨了\d+天/);
  });
});

describe('a persona in the app', () => {
  it('logs in with an SMS code and draws with the password that the console showed', async () => {
    await bank.console.makePersona('13700000100', 'credited');
    const person = await bank.register('13700000100');
    expect(await person.draw()).toMatchObject({ state: 'paid' });
  });

  it('enterprise: logs in as an employee whose employment is confirmed', async () => {
    await bank.console.makePersona('13700000104', 'enterprise');
    const person = bank.person('13700000104');
    await bank.console.advanceMinutes(2);
    const employer = await registerEmployee(person);
    expect((await person.must('enterpriseList', {})).list).toMatchObject([
      { company: employer, state: 'verified', monthlyIncome: '12000.00' },
    ]);
  });

  it('graduate: has an approved certificate', async () => {
    await bank.console.makePersona('13700000105', 'graduate');
    const person = await bank.register('13700000105');
    expect(await person.must('educationQuery', {})).toMatchObject({
      state: 'approved',
      files: [{ kind: 'diploma' }],
    });
  });

  it.each([
    ['13700000100', 'credited', /已经注册过/],
    ['13700000103', 'noOne', /persona 应是其中之一/],
    ['23700000103', 'new', /手机号应是11位数字/],
  ])('%s as %s is refused in Chinese', async (phone, persona, message) => {
    const { status, json } = await bank.console.raw('POST', 'customers', { phone, persona });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 400, message: expect.stringMatching(message) as unknown });
  });
});

it('makes up people that the rules accept, each with a different phone', () => {
  const people = Array.from({ length: 500 }, (_, index) => `138${String(index * 7919).padStart(8, '0')}`).map(
    (phone) => {
      const facts = factsOf(phone);
      expect(checkName(facts.name)).toBeUndefined();
      expect(checkIdNumber(facts.idNo, '2026-11-18')).toBeUndefined();
      expect(luhnWarning(facts.cardNo)).toBe(false);
      expect(checkPassword(facts.tradePassword, { phone })).toBeUndefined();
      return facts;
    },
  );
  expect(new Set(people.map(({ idNo }) => idNo)).size).toBe(500);
  expect(new Set(people.map(({ cardNo }) => cardNo)).size).toBe(500);
});
