import { identityCheckRefusals } from '@/contract/identityCheck';
import { personRefusals } from '@/contract/flowRefusals';
import { idCardRenewalRefusals } from '@/contract/idCardRenewal';
import { identityRefusals } from '@/contract/identity';
import { addDays, civilDateAt } from '@/domain/dates/civil';
import { passIdentityCheck } from '../../gateway/console/person';
import { expireIdCard } from '../../gateway/console/personCards';
import { saveBack } from '../../gateway/queries/idCards';
import { customerByPhone } from '../../gateway/queries/customers';
import { messagesOf, toHour } from './messages/inbox';
import { startGateway, type Bank, type TestPerson } from './harness';
import { idNumber, readBack, readFront } from './steps';

let bank: Bank;
let person: TestPerson;
beforeEach(async () => {
  bank = await startGateway({ people: true });
  await toHour(bank, 10);
  person = await bank.credited();
});
afterEach(() => bank.close());

const today = async () => civilDateAt((await bank.console.now()).getTime());
const renewalOf = () => person.must('queryIdCardRenewal', {});

async function checked(who = person): Promise<string> {
  await bank.console.advanceMinutes(2);
  return passIdentityCheck(who, 'renewIdCard');
}

/** Pictures of a new card of this person, valid for 20 years. */
async function pictures(facts: { name: string; idNo: string } = person.facts, validTo?: string) {
  const frontImageId = await readFront(person, facts);
  const from = addDays(await today(), -10);
  const backImageId = await readBack(person, from, validTo ?? addDays(from, 20 * 365));
  return { frontImageId, backImageId };
}

it('replaces the card on file, and the credit that the old one blocked is open again', async () => {
  await expireIdCard(bank.db, person.phone);
  expect((await renewalOf()).onFile).toMatchObject({ validity: 'soon', daysLeft: 60 });
  await bank.console.advanceDays(61);
  await person.register();
  const state = { loanType: 'YQDC001', nodes: '2,3,4,5,6' } as const;
  expect((await renewalOf()).onFile?.validity).toBe('expired');
  expect((await person.must('queryCreditState', state)).idcardValidity).toBe('2');
  const ids = await pictures();
  const seen = await renewalOf();
  expect([seen.front?.imageId, seen.back?.imageId]).toEqual([ids.frontImageId, ids.backImageId]);
  expect(JSON.stringify(seen)).not.toContain(person.facts.idNo);
  const answer = await person.must('renewIdCard', { ...ids, checkToken: await checked() });
  expect(answer.daysLeft).toBeGreaterThan(7000);
  expect((await renewalOf()).onFile).toMatchObject({ validity: 'ok', validTo: answer.validTo });
  expect((await person.must('queryCreditState', state)).idcardValidity).toBe('0');
  expect((await messagesOf(person)).map(({ title }) => title)).toContain('身份证已更新');
  // What was read is gone: a renewal cannot be repeated.
  expect(await renewalOf()).toMatchObject({ front: null, back: null });
  const again = await person.refused('renewIdCard', { ...ids, checkToken: await checked() });
  expect(again.code).toBe(identityRefusals.pictureGone);
});

it('takes the card of the same person only, and soon no more tries', async () => {
  await expireIdCard(bank.db, person.phone);
  const checkToken = await checked();
  const other = { name: person.facts.name, idNo: idNumber('1990-03-07', '017') };
  const foreign = await pictures(other);
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await person.refused('renewIdCard', { ...foreign, checkToken })).code).toBe(
      idCardRenewalRefusals.personDiffers,
    );
  }
  const own = await pictures();
  expect((await person.refused('renewIdCard', { ...own, checkToken })).code).toBe(
    idCardRenewalRefusals.renewalTriesUsedUp,
  );
});

it('refuses another name with the same number', async () => {
  await expireIdCard(bank.db, person.phone);
  const renamed = await pictures({ name: '欧阳子虚', idNo: person.facts.idNo });
  const refused = await person.refused('renewIdCard', { ...renamed, checkToken: await checked() });
  expect(refused.code).toBe(idCardRenewalRefusals.personDiffers);
});

it('refuses a card that lasts no longer, one that has expired, and pictures of somebody else', async () => {
  await expireIdCard(bank.db, person.phone);
  const day = await today();
  const checkToken = await checked();
  const same = await pictures(person.facts, addDays(day, 60));
  expect((await person.refused('renewIdCard', { ...same, checkToken })).code).toBe(
    idCardRenewalRefusals.cardNotNewer,
  );
  const backImageId = await readBack(person, addDays(day, -800), addDays(day, -1));
  expect((await person.refused('renewIdCard', { ...same, backImageId, checkToken })).code).toBe(
    personRefusals.idCardExpired,
  );
  const other = await bank.credited();
  const mine = await pictures();
  await bank.console.advanceMinutes(2);
  const theirs = await passIdentityCheck(other, 'renewIdCard');
  expect((await other.refused('renewIdCard', { ...mine, checkToken: theirs })).code).toBe(
    identityRefusals.pictureGone,
  );
  // The check of another person does not count either.
  expect((await person.refused('renewIdCard', { ...mine, checkToken: theirs })).code).toBe(
    identityCheckRefusals.checkMissing,
  );
});

it('reminds 90, 30 and 7 days ahead, each once, and not after the renewal', async () => {
  const titles = async () =>
    (await messagesOf(person)).filter(({ title }) => title === '身份证快到期了').length;
  const customer = await customerByPhone(bank.db, person.phone);
  if (customer === undefined) throw new Error('no customer');
  const validTo = addDays(await today(), 91);
  await saveBack(bank.db, customer.id, { authority: '昆明市公安局', validFrom: '2016-01-01', validTo });
  await bank.console.advanceMinutes(1);
  expect(await titles()).toBe(0);
  const seen: number[] = [];
  for (const days of [1, 1, 59, 1, 22]) {
    await bank.console.advanceDays(days);
    await person.register();
    seen.push(await titles());
  }
  // 90, 89, 30, 29 and 7 days ahead.
  expect(seen).toEqual([1, 1, 2, 2, 3]);
  const sms = (await bank.console.messages(person.phone)).map(({ text }) => text);
  expect(sms.filter((text) => text.includes('身份证有效期至'))).toHaveLength(3);
});
