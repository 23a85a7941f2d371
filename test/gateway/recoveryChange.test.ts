import { personRefusals, pictureRefusals } from '@/contract/flowRefusals';
import { recoveryRefusals } from '@/contract/recovery';
import { startGateway, type Bank, type Refused } from './harness';
import { atNewPhone, known, passFace, show, showBoth, start } from './recoverySteps';
import { backPicture, frontPicture, phones } from './steps';

let bank: Bank;
const phone = phones(24000);
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

/** A person without a session: without the phone there is no other way. */
const stranger = () => bank.person(phone());

describe('step 2', () => {
  it("refuses another person's card, five times at most, then closes the number for a day", async () => {
    const person = await bank.credited();
    const who = stranger();
    const { ticket } = await start(who, person);
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push(((await show(who, ticket, 'front')) as Refused).code);
    expect(codes).toEqual([
      recoveryRefusals.idCardForeign,
      recoveryRefusals.idCardForeign,
      recoveryRefusals.idCardForeign,
      recoveryRefusals.idCardForeign,
      recoveryRefusals.idCardTriesUsedUp,
    ]);
    const own = frontPicture(person.facts.name, person.facts.idNo);
    expect(((await show(who, ticket, 'front', own)) as Refused).code).toBe(recoveryRefusals.recoveryOver);
    expect((await who.refused('recoveryStart', known(person))).code).toBe(recoveryRefusals.recoveryLocked);
  });

  it.each([
    ['the other side', () => backPicture('2020-03-07', '2040-03-07'), 'front', pictureRefusals.wrongSide],
    ['an expired card', () => backPicture('2010-01-01', '2020-01-01'), 'back', personRefusals.idCardExpired],
  ] as const)('refuses %s and does not advance', async (_, picture, side, code) => {
    const person = await bank.credited();
    const who = stranger();
    const { ticket } = await start(who, person);
    expect(((await show(who, ticket, side, picture())) as Refused).code).toBe(code);
    expect(await show(who, ticket, 'back')).toMatchObject({ step: 'idCard', front: null });
  });

  it('continues after a passed check only, and only after the one it began', async () => {
    const person = await bank.credited();
    const who = stranger();
    const opened = await start(who, person);
    await showBoth(who, person, opened);
    const failed = await passFace(who, opened, 'failed');
    expect(await who.must('recoveryFaceResult', failed)).toMatchObject({ result: 'failed', step: 'face' });
    const passed = await passFace(who, opened);
    for (const foreign of [
      { ...passed, bizToken: failed.bizToken },
      { ...passed, bizToken: 'other' },
    ]) {
      expect((await who.refused('recoveryFaceResult', foreign)).code).toBe(recoveryRefusals.recoveryOver);
    }
    expect((await who.refused('recoveryFaceResult', { ...passed, nonce: 'other' })).code).toBe(
      personRefusals.faceCheckUnknown,
    );
    expect(await who.must('recoveryFaceResult', passed)).toMatchObject({ result: 'passed', step: 'phone' });
  });
});

describe('step 3', () => {
  it('reveals only to a person with the code that the new phone has an account', async () => {
    const [person, other] = [await bank.credited(), await bank.register(phone())];
    const who = stranger();
    const { ticket } = await atNewPhone(who, person);
    await bank.console.advanceMinutes(1);
    const request = { ticket, newPhone: other.phone };
    expect(await who.must('recoverySendCode', request)).toEqual({ resendSeconds: 60, expireSeconds: 300 });
    const code = await bank.console.codeOf(other.phone);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await who.refused('recoveryChangePhone', { ...request, code: wrong })).code).toBe(
      recoveryRefusals.codeWrong,
    );
    expect((await who.refused('recoveryChangePhone', { ...request, code })).code).toBe(
      recoveryRefusals.phoneTaken,
    );
    // Both accounts are unchanged.
    expect((await other.must('queryBankList', {})).list).toEqual([]);
    expect((await person.must('queryBankList', {})).list).toHaveLength(1);
  });

  it('counts wrong codes, expires them, and accepts a code for its own phone only', async () => {
    const person = await bank.credited();
    const [who, newPhone] = [stranger(), phone()];
    const { ticket } = await atNewPhone(who, person);
    expect((await who.refused('recoveryChangePhone', { ticket, newPhone, code: '123456' })).code).toBe(
      recoveryRefusals.codeMissing,
    );
    expect((await who.refused('recoverySendCode', { ticket, newPhone: person.phone })).code).toBe(
      recoveryRefusals.phoneIsOld,
    );
    await who.must('recoverySendCode', { ticket, newPhone });
    expect((await who.refused('recoverySendCode', { ticket, newPhone })).code).toBe(
      recoveryRefusals.codeTooSoon,
    );
    const code = await bank.console.codeOf(newPhone);
    expect((await who.refused('recoveryChangePhone', { ticket, newPhone: phone(), code })).code).toBe(
      recoveryRefusals.codeMissing,
    );
    const wrong = code === '000000' ? '000001' : '000000';
    const codes = [];
    for (let n = 0; n < 5; n += 1) {
      codes.push((await who.refused('recoveryChangePhone', { ticket, newPhone, code: wrong })).code);
    }
    expect(codes).toEqual([
      recoveryRefusals.codeWrong,
      recoveryRefusals.codeWrong,
      recoveryRefusals.codeWrong,
      recoveryRefusals.codeWrong,
      recoveryRefusals.codeTriesUsedUp,
    ]);
    expect((await who.refused('recoveryChangePhone', { ticket, newPhone, code })).code).toBe(
      recoveryRefusals.codeTriesUsedUp,
    );
    await bank.console.advanceMinutes(1);
    await who.must('recoverySendCode', { ticket, newPhone });
    const second = await bank.console.codeOf(newPhone);
    await bank.console.advanceMinutes(5);
    expect((await who.refused('recoveryChangePhone', { ticket, newPhone, code: second })).code).toBe(
      recoveryRefusals.codeExpired,
    );
  });

  it('changes once for two confirmations at the same time', async () => {
    const person = await bank.credited();
    const [who, newPhone] = [stranger(), phone()];
    const { ticket } = await atNewPhone(who, person);
    await who.must('recoverySendCode', { ticket, newPhone });
    const change = { ticket, newPhone, code: await bank.console.codeOf(newPhone) };
    const answers = await Promise.all([1, 2].map(() => who.must('recoveryChangePhone', change)));
    expect(answers[0]).toEqual(answers[1]);
    const told = (await bank.console.messages(newPhone)).filter(({ text }) => text.includes('已更换'));
    expect(told).toHaveLength(1);
  });
});
