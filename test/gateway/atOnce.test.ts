import { passwordRefusals } from '@/contract/password';
import { cardRefusals } from '@/contract/card';
import { creditRefusals } from '@/contract/credit';
import { loginRefusals } from '@/contract/login';
import { randomInt, randomUUID } from 'node:crypto';
import { startGateway, type Bank } from './harness';
import { confirmFront, phones } from './steps';

/**
 * Calls that come at the same time. PGlite runs one transaction after the other; with `TEST_DATABASE_URL` the same tests run on PostgreSQL, where
 * the transactions really overlap.
 */
let bank: Bank;
const databaseUrl = process.env['TEST_DATABASE_URL'];
// A kept database knows the phones of the previous run.
const phone = phones(databaseUrl === undefined ? 0 : randomInt(9_000_000));
beforeAll(async () => {
  bank = await startGateway({ databaseUrl });
});
afterAll(() => bank.close());

const codes = (answers: readonly object[]) =>
  answers.map((answer) => ('code' in answer ? String(answer.code) : 'ok')).sort();

describe('calls at the same time', () => {
  it('send one login code to a phone that has none yet', async () => {
    const person = bank.person(phone());
    const ask = () => person.call('sendLoginSmsVCode', { phone: person.phone });
    await person.must('queryLoginPic', { phone: person.phone });
    expect(codes(await Promise.all([ask(), ask(), ask()]))).toEqual([
      loginRefusals.codeTooSoon,
      loginRefusals.codeTooSoon,
      'ok',
    ]);
    expect(await bank.console.messages(person.phone)).toHaveLength(1);
  });

  it('submit one application, and give one coupon', async () => {
    const person = await bank.register(phone());
    await person.fillApplication();
    const answers = await Promise.all([
      ...[1, 2, 3].map(() =>
        person.call('creditSubmit', { publish: 'H5', step: 'appl', requestNo: randomUUID() }),
      ),
      ...[1, 2, 3].map(() => person.call('creditStatus', {})),
    ]);
    // One submit wins; one beside it finds the application open, one after the decision finds the credit line.
    const [left, right, ...rest] = codes(answers);
    expect([creditRefusals.underReview, creditRefusals.lineLives]).toEqual(
      expect.arrayContaining([left, right]),
    );
    expect(rest).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect((await person.must('queryCoupon', { state: 'available' })).list).toHaveLength(1);
  });

  it('send one code and bind one card', async () => {
    const person = await bank.register(phone());
    await confirmFront(person);
    const request = { cardNo: person.facts.cardNo, reservedPhone: person.phone, agreements: ['bank-card'] };
    const sent = await Promise.all([1, 2, 3].map(() => person.call('applyBankCardSign', request)));
    expect(codes(sent)).toEqual([cardRefusals.codeTooSoon, cardRefusals.codeTooSoon, 'ok']);
    const signSeq = sent.map((answer) => ('signSeq' in answer ? answer.signSeq : '')).join('');
    const code = await bank.console.codeOf(person.phone);
    const bound = await Promise.all(
      [1, 2, 3].map(() => person.call('confirmBankCardSign', { signSeq, code })),
    );
    expect(codes(bound)).toEqual([cardRefusals.codeTriesUsedUp, cardRefusals.codeTriesUsedUp, 'ok']);
    expect((await person.must('queryBankList', {})).list).toHaveLength(1);
  });

  it('count every wrong password', async () => {
    const person = await bank.register(phone());
    await person.must('passwordSet', { password: '258036' });
    const guess = { password: '907143', purpose: 'loan' } as const;
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.call('verifyPsw', guess)));
    expect(codes(answers)).toEqual([
      ...Array<string>(4).fill(passwordRefusals.passwordWrong),
      ...Array<string>(4).fill(passwordRefusals.passwordLocked),
    ]);
  });
});
