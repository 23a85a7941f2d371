import { cardRefusals } from '@/contract/card';
import { addForeignTries } from '../../gateway/queries/foreignTries';
import { hashToken } from '../../gateway/secrets';
import { startGateway, type Bank, type TestPerson } from './harness';
import { strangerAt } from './recoverySteps';
import { confirmFront, phones } from './steps';

let bank: Bank;
const phone = phones(3300);
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const TOO_OFTEN = {
  code: cardRefusals.cardTriesUsedUp,
  desc: '绑卡的次数已用完，请24小时后再试，或联系客服',
};

const sign = (person: TestPerson, cardNo = person.facts.cardNo, reservedPhone = person.phone) => ({
  cardNo,
  reservedPhone,
  agreements: ['bank-card'],
});

async function identified(): Promise<TestPerson> {
  const person = await bank.register(phone());
  await confirmFront(person);
  return person;
}

/** The number of a card that another customer has bound. */
async function boundCard(): Promise<string> {
  const person = await identified();
  const { signSeq } = await person.must('applyBankCardSign', sign(person));
  await person.must('confirmBankCardSign', { signSeq, code: await bank.console.codeOf(person.phone) });
  return person.facts.cardNo;
}

describe('a card of another customer', () => {
  it('is reported as taken five times a day; then every card gets the same answer', async () => {
    const [theirs, person] = [await boundCard(), await identified()];
    const before = await bank.console.messages(person.phone);
    for (let n = 0; n < 5; n += 1) {
      expect((await person.refused('applyBankCardSign', sign(person, theirs))).code).toBe(
        cardRefusals.cardTaken,
      );
    }
    expect(await person.refused('applyBankCardSign', sign(person, theirs))).toEqual(TOO_OFTEN);
    expect(await person.refused('applyBankCardSign', sign(person))).toEqual(TOO_OFTEN);
    expect(await bank.console.messages(person.phone)).toEqual(before);
    await bank.console.advanceDays(1);
    await person.must('applyBankCardSign', sign(person));
  });

  it('is not reported as taken before the bank has agreed that the card is this person’s', async () => {
    const [theirs, person] = [await boundCard(), await identified()];
    await bank.console.decide(person.phone, { card: 'refuse' });
    const answers = [
      await person.refused('applyBankCardSign', sign(person, theirs)),
      await person.refused('applyBankCardSign', sign(person)),
    ];
    expect(answers.map(({ code }) => code)).toEqual([cardRefusals.bankDeclined, cardRefusals.bankDeclined]);
    expect(answers[0]).toEqual(answers[1]);
  });

  it('is reported as taken thirty times a day to all customers of one address', async () => {
    const address = '203.0.113.30';
    const person = strangerAt(bank, phone(), address);
    await person.register();
    await confirmFront(person);
    const subjects = Array.from({ length: 30 }, () => `card:from:${hashToken(address)}`);
    await addForeignTries(bank.db, subjects, await bank.console.now());
    expect(await person.refused('applyBankCardSign', sign(person))).toEqual(TOO_OFTEN);
    const elsewhere = await identified();
    await elsewhere.must('applyBankCardSign', sign(elsewhere));
  });
});

describe('signing codes to one phone', () => {
  it('go out once a minute, even to different customers', async () => {
    const [one, other] = [await identified(), await identified()];
    const number = phone();
    await one.must('applyBankCardSign', sign(one, one.facts.cardNo, number));
    const refused = await other.refused('applyBankCardSign', sign(other, other.facts.cardNo, number));
    expect(refused.code).toBe(cardRefusals.codeTooSoon);
    expect(await bank.console.messages(number)).toHaveLength(1);
    await other.must('applyBankCardSign', sign(other));
    await bank.console.advanceMinutes(1);
    await other.must('applyBankCardSign', sign(other, other.facts.cardNo, number));
  });

  it('go out once when two customers ask at the same time', async () => {
    const people = [await identified(), await identified()];
    const number = phone();
    const answers = await Promise.all(
      people.map((person) => person.call('applyBankCardSign', sign(person, person.facts.cardNo, number))),
    );
    expect(answers.map((answer) => ('code' in answer ? answer.code : 'ok')).sort()).toEqual([
      cardRefusals.codeTooSoon,
      'ok',
    ]);
    expect(await bank.console.messages(number)).toHaveLength(1);
  });

  it('go out ten times a day, even to different customers', async () => {
    const people = [await identified(), await identified()];
    const number = phone();
    for (let n = 0; n < 5; n += 1) {
      for (const person of people) {
        await person.must('applyBankCardSign', sign(person, person.facts.cardNo, number));
        await bank.console.advanceMinutes(1);
      }
    }
    const third = await identified();
    const wish = sign(third, third.facts.cardNo, number);
    expect((await third.refused('applyBankCardSign', wish)).code).toBe(cardRefusals.codesUsedUp);
    await third.must('applyBankCardSign', sign(third));
    await bank.console.advanceDays(1);
    await third.must('applyBankCardSign', wish);
  });
});
