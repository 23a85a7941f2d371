import { passwordRefusals } from '@/contract/password';
import { anotherOutbox, messagesOf, smsOf } from './messages/inbox';
import { startGateway, type Bank, type TestPerson } from './harness';

/** A forgotten trade password: ID number and code give one ticket for one new password. */

const NEW = '703918';

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.credited();
});

const idNo = () => person.facts.idNo;

async function ticket(): Promise<string> {
  await person.must('passwordSendCode', { idNo: idNo() });
  const code = await bank.console.codeOf(person.phone);
  return (await person.must('passwordVerify', { idNo: idNo(), code })).resetToken;
}

describe('a forgotten trade password', () => {
  it('is replaced after ID number and code, which also ends a lock and voids earlier proofs', async () => {
    const { pswToken } = await person.must('verifyPsw', {
      password: person.facts.tradePassword,
      purpose: 'loan',
    });
    await bank.db.query('update trade_passwords set tries_left = 1');
    await person.refused('verifyPsw', { password: NEW, purpose: 'loan' });
    expect((await person.refused('verifyPsw', { password: NEW, purpose: 'loan' })).code).toBe(
      passwordRefusals.passwordLocked,
    );
    await person.must('passwordReset', { resetToken: await ticket(), password: NEW });
    await person.must('verifyPsw', { password: NEW, purpose: 'loan' });
    const old = await person.refused('verifyPsw', { password: person.facts.tradePassword, purpose: 'loan' });
    expect(old.code).toBe(passwordRefusals.passwordWrong);
    const rows = await bank.db.query('select used from password_proofs where psw_token = $1', [pswToken]);
    expect(rows).toEqual([{ used: true }]);
  });

  it('is told to the person, in the message centre and by SMS', async () => {
    await person.must('passwordReset', { resetToken: await ticket(), password: NEW });
    expect((await messagesOf(person))[0]).toMatchObject({ title: '交易密码已重置' });
    // The gateway sends what waits every minute.
    await anotherOutbox(bank).flush();
    expect((await smsOf(bank, person.phone))[0]).toContain('如果不是您本人操作，请马上致电客服');
  });

  it('keeps the old one until the ticket is used, and a ticket works once and for its person only', async () => {
    const resetToken = await ticket();
    await person.must('verifyPsw', { password: person.facts.tradePassword, purpose: 'loan' });
    const other = await bank.credited();
    expect((await other.refused('passwordReset', { resetToken, password: NEW })).code).toBe(
      passwordRefusals.checkSpent,
    );
    await person.must('passwordReset', { resetToken, password: NEW });
    expect((await person.refused('passwordReset', { resetToken, password: '591403' })).code).toBe(
      passwordRefusals.checkSpent,
    );
  });

  it('refuses a ticket after ten minutes', async () => {
    const resetToken = await ticket();
    await bank.console.advanceMinutes(11);
    expect((await person.refused('passwordReset', { resetToken, password: NEW })).code).toBe(
      passwordRefusals.checkSpent,
    );
  });

  it('refuses a weak new password and keeps the ticket', async () => {
    const resetToken = await ticket();
    expect((await person.refused('passwordReset', { resetToken, password: '123456' })).code).toBe(
      passwordRefusals.passwordWeak,
    );
    await person.must('passwordReset', { resetToken, password: NEW });
  });

  it("sends no code for another person's ID number, and stops guessing", async () => {
    const other = (await bank.credited()).facts.idNo;
    const codes = [];
    for (let n = 0; n < 6; n += 1) {
      codes.push((await person.refused('passwordSendCode', { idNo: other })).code);
    }
    expect(codes).toEqual([
      passwordRefusals.idNumberWrong,
      passwordRefusals.idNumberWrong,
      passwordRefusals.idNumberWrong,
      passwordRefusals.idNumberWrong,
      passwordRefusals.idNumberWrong,
      passwordRefusals.idNumberTriesUsedUp,
    ]);
    expect((await person.refused('passwordSendCode', { idNo: idNo() })).code).toBe(
      passwordRefusals.idNumberTriesUsedUp,
    );
  });

  it('counts wrong codes, and wants a code first', async () => {
    const code = '000000';
    expect((await person.refused('passwordVerify', { idNo: idNo(), code })).code).toBe(
      passwordRefusals.codeMissing,
    );
    await person.must('passwordSendCode', { idNo: idNo() });
    const right = await bank.console.codeOf(person.phone);
    const wrong = right === code ? '111111' : code;
    expect((await person.refused('passwordVerify', { idNo: idNo(), code: wrong })).code).toBe(
      passwordRefusals.codeWrong,
    );
    await person.must('passwordVerify', { idNo: idNo(), code: right });
    expect((await person.refused('passwordVerify', { idNo: idNo(), code: right })).code).toBe(
      passwordRefusals.codeMissing,
    );
  });
});
