import { cardRefusals } from '@/contract/card';
import { personRefusals, pictureRefusals } from '@/contract/flowRefusals';
import { passesLuhn } from '@/domain/person/bankCard';
import { drawBankCard } from '../../gateway/specimens';
import { startGateway, type Bank, type TestPerson } from './harness';
import { CODED, confirmFront, frontPicture, idNumber, phones, png } from './steps';

let bank: Bank;
const phone = phones();
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

/** A debit card of China Construction Bank with a valid check digit. */
function cardNumber(serial: number): string {
  const digits = `621700${String(serial).padStart(12, '0')}`;
  return Array.from('0123456789', (digit) => digits + digit).find(passesLuhn) ?? digits;
}

const agreements = ['bank-card'];
const sign = (person: TestPerson, cardNo = person.facts.cardNo) => ({
  cardNo,
  reservedPhone: person.phone,
  agreements,
});

async function identified(): Promise<TestPerson> {
  const person = await bank.register(phone());
  await confirmFront(person);
  return person;
}

async function bind(person: TestPerson, cardNo = person.facts.cardNo) {
  const { signSeq } = await person.must('applyBankCardSign', sign(person, cardNo));
  const code = await bank.console.codeOf(person.phone);
  return (await person.must('confirmBankCardSign', { signSeq, code })).card;
}

const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the bank of a card', () => {
  it.each([
    ['622202', '中国工商银行', 'debit', 'Y'],
    ['6228481234567890', '中国农业银行', 'debit', 'Y'],
    ['6217000000000000008', '中国建设银行', 'debit', 'Y'],
    ['6225880000000000002', '招商银行', 'debit', 'Y'],
    ['622575', '招商银行', 'credit', 'N'],
    ['622188', '中国邮政储蓄银行', 'debit', 'Y'],
    ['9559980012345678', '中国农业银行', 'debit', 'Y'],
  ])('of %s is %s', async (cardNo, bankName, cardType, supported) => {
    const person = await bank.register(phone());
    expect((await person.must('querybankBin', { cardNo })).bank).toMatchObject({
      bankName,
      cardType,
      supported,
    });
  });

  it('is null where it is unknown', async () => {
    const person = await bank.register(phone());
    expect((await person.must('querybankBin', { cardNo: '400000' })).bank).toBeNull();
  });

  it('is read from a picture with the number', async () => {
    const person = await bank.register(phone());
    const cardNo = cardNumber(7);
    const picture = png(drawBankCard({ bank: '建行', cardNo, name: '林晓岚', validThru: '12/35' }, CODED));
    expect(await person.must('ocrBankInfo', {}, [picture])).toEqual({ cardNo, bankName: '中国建设银行' });
    const idCard = frontPicture('林晓岚', idNumber('1990-03-07'));
    expect(await person.call('ocrBankInfo', {}, [idCard])).toMatchObject({
      code: pictureRefusals.noDocument,
    });
  });
});

describe('asking for a signing code', () => {
  it('needs a confirmed ID card', async () => {
    const person = await bank.register(phone());
    expect((await person.refused('applyBankCardSign', sign(person))).code).toBe(personRefusals.idCardMissing);
  });

  it.each([
    ['a credit card', '6225750000000000', '暂不支持信用卡，请换一张借记卡'],
    ['a bank that is not known', '4000000000000000', '暂不支持这家银行的卡，请换一张'],
  ])('refuses %s', async (_what, cardNo, desc) => {
    const person = await identified();
    expect(await person.refused('applyBankCardSign', sign(person, cardNo))).toEqual({
      code: cardRefusals.cardUnsupported,
      desc,
    });
  });

  it('refuses without the consent for the bank card; with it, records the consent', async () => {
    const person = await identified();
    const without = { ...sign(person), agreements: ['privacy'] };
    expect((await person.refused('applyBankCardSign', without)).code).toBe(cardRefusals.agreementMissing);
    await person.must('applyBankCardSign', sign(person));
    const consents = await bank.db.query(
      `select template_id from consents join customers c on c.id = customer_id where c.phone = $1 and scene = 'bank-card'`,
      [person.phone],
    );
    expect(consents).toEqual([{ template_id: 'bank-card' }]);
  });

  it("returns the bank's reason, and sends no code then", async () => {
    const person = await identified();
    await bank.console.decide(person.phone, { card: 'refuse' });
    const before = await bank.console.messages(person.phone);
    const refused = await person.refused('applyBankCardSign', sign(person));
    expect(refused).toEqual({
      code: cardRefusals.bankDeclined,
      desc: '姓名、证件、卡号与银行预留手机号不一致，请核对后再试，或换一张卡',
    });
    expect(await bank.console.messages(person.phone)).toEqual(before);
  });

  it('sends one code a minute', async () => {
    const person = await identified();
    expect(await person.must('applyBankCardSign', sign(person))).toMatchObject({ resendSeconds: 60 });
    expect((await person.refused('applyBankCardSign', sign(person))).code).toBe(cardRefusals.codeTooSoon);
    await bank.console.advanceMinutes(1);
    await person.must('applyBankCardSign', sign(person));
  });

  it('sends ten codes a day', async () => {
    const person = await identified();
    for (let n = 0; n < 10; n += 1) {
      await person.must('applyBankCardSign', sign(person));
      await bank.console.advanceMinutes(1);
    }
    expect((await person.refused('applyBankCardSign', sign(person))).code).toBe(cardRefusals.codesUsedUp);
    await bank.console.advanceDays(1);
    await person.must('applyBankCardSign', sign(person));
  });
});

describe('confirming the code', () => {
  it('binds the card; the first card is the default, and only the last digits are shown', async () => {
    const person = await identified();
    const first = await bind(person);
    expect(first).toMatchObject({
      bankName: '招商银行',
      tail: person.facts.cardNo.slice(-4),
      isDefault: 'Y',
    });
    await bank.console.advanceMinutes(1);
    const second = await bind(person, cardNumber(1));
    expect(second.isDefault).toBe('N');
    const { list } = await person.must('queryBankList', {});
    expect(list).toEqual([first, second]);
    expect(JSON.stringify(list)).not.toContain(person.facts.cardNo);
  });

  it('counts wrong codes and closes the signing after five', async () => {
    const person = await identified();
    const { signSeq } = await person.must('applyBankCardSign', sign(person));
    const code = await bank.console.codeOf(person.phone);
    for (const left of [4, 3, 2, 1]) {
      const refused = await person.refused('confirmBankCardSign', { signSeq, code: otherCode(code) });
      expect(refused).toEqual({ code: cardRefusals.codeWrong, desc: `验证码不正确，还可以试${left}次` });
    }
    for (const given of [otherCode(code), code]) {
      expect((await person.refused('confirmBankCardSign', { signSeq, code: given })).code).toBe(
        cardRefusals.codeTriesUsedUp,
      );
    }
    expect((await person.must('queryBankList', {})).list).toEqual([]);
  });

  it('refuses a code after five minutes, and a code that a newer one has replaced', async () => {
    const person = await identified();
    const { signSeq } = await person.must('applyBankCardSign', sign(person));
    const code = await bank.console.codeOf(person.phone);
    await bank.console.advanceMinutes(5);
    expect((await person.refused('confirmBankCardSign', { signSeq, code })).code).toBe(
      cardRefusals.codeExpired,
    );
    const older = await person.must('applyBankCardSign', sign(person));
    const olderCode = await bank.console.codeOf(person.phone);
    await bank.console.advanceMinutes(1);
    await person.must('applyBankCardSign', sign(person));
    const replaced = { signSeq: older.signSeq, code: olderCode };
    expect((await person.refused('confirmBankCardSign', replaced)).code).toBe(cardRefusals.codeExpired);
  });

  it("refuses another customer's signing, and accepts a code once", async () => {
    const [one, other] = [await identified(), await identified()];
    const { signSeq } = await one.must('applyBankCardSign', sign(one));
    const code = await bank.console.codeOf(one.phone);
    expect((await other.refused('confirmBankCardSign', { signSeq, code })).code).toBe(
      cardRefusals.codeMissing,
    );
    await one.must('confirmBankCardSign', { signSeq, code });
    expect((await one.refused('confirmBankCardSign', { signSeq, code })).code).toBe(
      cardRefusals.codeTriesUsedUp,
    );
  });

  it('binds a card once, and to one account only', async () => {
    const [one, other] = [await identified(), await identified()];
    await bind(one);
    expect((await one.refused('applyBankCardSign', sign(one))).code).toBe(cardRefusals.cardBound);
    expect((await other.refused('applyBankCardSign', sign(other, one.facts.cardNo))).code).toBe(
      cardRefusals.cardTaken,
    );
  });
});
