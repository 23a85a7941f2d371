import { recoveryRefusals } from '@/contract/recovery';
import { generalRefusals } from '@/contract/refusals';
import { startGateway, type Bank, type Refused } from './harness';
import { known, passFace, show, showBoth, start, strangerAt, type Opened } from './recoverySteps';
import { idNumber, phones } from './steps';

let bank: Bank;
const phone = phones(23000);
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

/** A person without a session: without the phone there is no other way. */
const stranger = () => bank.person(phone());

describe('the way to another phone', () => {
  it('leads over card, ID card and face to the new phone; old sessions end and the account is complete', async () => {
    const person = await bank.credited();
    const [who, newPhone] = [stranger(), phone()];
    const opened = await start(who, person);
    expect(opened).toMatchObject({
      step: 'idCard',
      oldPhone: person.phone.replace(/(\d{3})\d{4}/, '$1****'),
    });
    expect((await bank.console.messages(person.phone))[0]?.text).toContain('如果不是您本人操作');
    expect(await showBoth(who, person, opened)).toMatchObject({
      step: 'face',
      front: { name: `${person.facts.name.slice(0, 1)}**` },
      back: { validFrom: '2020-03-07', validTo: '2040-03-07' },
    });
    const { ticket } = opened;
    expect(await who.must('recoveryFaceResult', await passFace(who, opened))).toMatchObject({
      step: 'phone',
    });
    await who.must('recoverySendCode', { ticket, newPhone });
    const change = { ticket, newPhone, code: await bank.console.codeOf(newPhone) };
    const answer = await who.must('recoveryChangePhone', change);
    expect(answer.phone).toBe(newPhone.replace(/(\d{3})\d{4}/, '$1****'));
    expect((await person.refused('queryBankList', {})).code).toBe(generalRefusals.sessionOver);
    for (const to of [person.phone, newPhone]) {
      expect((await bank.console.messages(to))[0]?.text).toContain('已更换登录手机号');
    }
    const again = await bank.register(newPhone);
    expect((await again.must('queryBankList', {})).list).toHaveLength(1);
    // The answer may have been lost: the same request again changes nothing more.
    expect(await who.must('recoveryChangePhone', change)).toEqual(answer);
    expect((await who.refused('recoveryChangePhone', { ...change, newPhone: phone() })).code).toBe(
      recoveryRefusals.recoveryOver,
    );
    expect((await again.must('queryBankList', {})).list).toHaveLength(1);
    expect((await who.refused('recoverySendCode', { ticket, newPhone })).code).toBe(
      recoveryRefusals.recoveryOver,
    );
    // The operator may give the old number to another person.
    await bank.console.advanceMinutes(2);
    const next = await bank.register(person.phone);
    expect((await next.must('queryBankList', {})).list).toEqual([]);
  });

  it('skips the face where the account was opened without one', async () => {
    const person = await bank.register(phone());
    await person.fillApplication();
    await bank.db.query(
      `delete from face_checks where customer_id = (select id from customers where phone = $1)`,
      [person.phone],
    );
    const who = stranger();
    expect(await showBoth(who, person, await start(who, person))).toMatchObject({ step: 'phone' });
  });

  it('keeps its steps in their order', async () => {
    const person = await bank.credited();
    const who = stranger();
    const { ticket } = await start(who, person);
    const newPhone = phone();
    expect((await who.refused('recoverySendCode', { ticket, newPhone })).code).toBe(
      recoveryRefusals.anotherStep,
    );
    expect((await who.refused('recoveryChangePhone', { ticket, newPhone, code: '123456' })).code).toBe(
      recoveryRefusals.anotherStep,
    );
    expect(
      (await who.refused('recoveryFace', { ticket, terminal: 'h5', nonce: 'n', agreement: 'face' })).code,
    ).toBe(recoveryRefusals.anotherStep);
    await showBoth(who, person, { ticket } as Opened);
    expect(((await show(who, ticket, 'front')) as Refused).code).toBe(recoveryRefusals.anotherStep);
    expect((await who.refused('recoverySendCode', { ticket, newPhone })).code).toBe(
      recoveryRefusals.anotherStep,
    );
  });
});

describe('step 1', () => {
  it('gives one answer for an unknown person, another name and a wrong card, and locks them all', async () => {
    const person = await bank.credited();
    const unknown = { name: '林晓岚', idNo: idNumber('1988-02-03', '777'), cardNo: '6225880000000000777' };
    const otherName = { ...known(person), name: '林晓岚' };
    const otherCard = { ...known(person), cardNo: '6225880000000000785' };
    const said = [];
    for (const request of [unknown, otherName]) {
      const who = stranger();
      const answers = [];
      for (let n = 0; n < 5; n += 1) answers.push(await who.refused('recoveryStart', request));
      said.push(answers.map(({ code, desc }) => `${code} ${desc}`));
    }
    expect(said[0]).toEqual(said[1]);
    expect(said[0]?.[0]).toBe(
      `${recoveryRefusals.detailsNotMatching} 信息核对不一致，请检查姓名、身份证号和银行卡号，还可以试4次`,
    );
    expect(said[0]?.[4]).toMatch(new RegExp(`^${recoveryRefusals.recoveryLocked} `));
    // While locked, the right answer is refused too, and so is a card that was not tried yet.
    const who = stranger();
    for (const request of [known(person), otherCard, unknown]) {
      expect((await who.refused('recoveryStart', request)).code).toBe(recoveryRefusals.recoveryLocked);
    }
    await bank.console.advanceDays(1);
    await start(who, person);
  });

  it('counts tries at the same time', async () => {
    const person = await bank.credited();
    const wrong = { ...known(person), cardNo: '6225880000000000793' };
    const who = stranger();
    await who.call('recoveryStart', wrong);
    const answers = await Promise.all(Array.from({ length: 6 }, () => who.call('recoveryStart', wrong)));
    const codes = answers.map((answer) => (answer as Refused).code);
    expect(codes.filter((code) => code === recoveryRefusals.detailsNotMatching)).toHaveLength(3);
    expect(codes.filter((code) => code === recoveryRefusals.recoveryLocked)).toHaveLength(3);
  });

  it('is locked for a day for an address that was wrong about thirty persons, and for no other address', async () => {
    const person = await bank.credited();
    const at = (address: string) => strangerAt(bank, phone(), address);
    const wrong = (n: number) => ({
      name: '林晓岚',
      idNo: idNumber('1988-02-03', String(100 + n)),
      cardNo: `62258800000${String(10_000 + n)}`,
    });
    const guesser = at('203.0.113.7');
    for (let n = 0; n < 29; n += 1) await guesser.refused('recoveryStart', wrong(n));
    // The right answer for one person does not offset guesses about others.
    await start(guesser, person);
    expect((await guesser.refused('recoveryStart', wrong(29))).code).toBe(recoveryRefusals.recoveryLocked);
    const refused = await guesser.refused('recoveryStart', known(person));
    expect(refused).toEqual({
      code: recoveryRefusals.recoveryLocked,
      desc: '核对不一致的次数过多，请24小时后再试，或联系客服',
    });
    expect((await at('203.0.113.8').refused('recoveryStart', wrong(30))).code).toBe(
      recoveryRefusals.detailsNotMatching,
    );
    await bank.console.advanceDays(1);
    await start(guesser, person);
  });

  it('ends the earlier recovery, and may be started five times a day', async () => {
    const person = await bank.credited();
    const who = stranger();
    const first = await start(who, person);
    const second = await start(who, person);
    expect(((await show(who, first.ticket, 'back')) as Refused).code).toBe(recoveryRefusals.recoveryOver);
    expect(await show(who, second.ticket, 'back')).toMatchObject({ step: 'idCard' });
    for (let n = 0; n < 3; n += 1) await start(who, person);
    expect((await who.refused('recoveryStart', known(person))).code).toBe(recoveryRefusals.recoveryLocked);
  });
});

describe('a ticket', () => {
  it('is valid for half an hour', async () => {
    const person = await bank.credited();
    const who = stranger();
    const { ticket, resumeKey } = await start(who, person);
    await bank.console.advanceMinutes(30);
    expect(((await show(who, ticket, 'back')) as Refused).code).toBe(recoveryRefusals.recoveryOver);
    const idTail = person.facts.idNo.slice(-6);
    expect((await who.refused('recoveryResume', { resumeKey, idTail })).code).toBe(
      recoveryRefusals.recoveryOver,
    );
  });

  it('is replaced after a reload when the person knows the end of the ID number; the old ticket and its key no longer work', async () => {
    const person = await bank.credited();
    const who = stranger();
    const { ticket, resumeKey } = await start(who, person);
    await show(who, ticket, 'back');
    const idTail = person.facts.idNo.slice(-6);
    const again = await who.must('recoveryResume', { resumeKey, idTail });
    expect(again).toMatchObject({ step: 'idCard', front: null, back: { validFrom: '2020-03-07' } });
    expect(((await show(who, ticket, 'back')) as Refused).code).toBe(recoveryRefusals.recoveryOver);
    expect((await who.refused('recoveryResume', { resumeKey, idTail })).code).toBe(
      recoveryRefusals.recoveryOver,
    );
    expect(await show(who, again.ticket, 'back')).toMatchObject({ step: 'idCard' });
  });

  it('is deleted after three wrong ends of the number', async () => {
    const person = await bank.credited();
    const who = stranger();
    const { ticket, resumeKey } = await start(who, person);
    const wrong = person.facts.idNo.endsWith('000000') ? '000001' : '000000';
    const codes = [];
    for (let n = 0; n < 3; n += 1) {
      codes.push((await who.refused('recoveryResume', { resumeKey, idTail: wrong })).code);
    }
    expect(codes).toEqual([
      recoveryRefusals.idTailWrong,
      recoveryRefusals.idTailWrong,
      recoveryRefusals.recoveryOver,
    ]);
    expect(((await show(who, ticket, 'back')) as Refused).code).toBe(recoveryRefusals.recoveryOver);
  });
});
