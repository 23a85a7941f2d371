import type { Response } from '@/contract';
import { Refused, TestPerson, type Bank } from './harness';
import { backPicture, frontPicture } from './steps';
import { faceDecision } from './faceDecision';

/** Steps of the recovery of an account, for tests that stop halfway or do one of them wrong. */

export type Opened = Response<'recoveryStart'>;

/** A person behind the proxy of this machine, with a separate address. */
export function strangerAt(bank: Bank, phone: string, address: string): TestPerson {
  const { world } = bank.person(phone);
  const headers = { 'x-forwarded-for': address };
  const send: typeof world.send = (request) =>
    world.send({ ...request, headers: { ...request.headers, ...headers } });
  return new TestPerson({ ...world, send }, phone);
}

export const known = (person: TestPerson) => ({
  name: person.facts.name,
  idNo: person.facts.idNo,
  cardNo: person.facts.cardNo,
});
export const start = (who: TestPerson, person: TestPerson) => who.must('recoveryStart', known(person));

export const show = (
  who: TestPerson,
  ticket: string,
  side: 'front' | 'back',
  picture = side === 'front'
    ? frontPicture(who.facts.name, who.facts.idNo)
    : backPicture('2020-03-07', '2040-03-07'),
) => who.call('recoveryIdCard', { ticket, side, agreement: 'id-card' }, [picture]);

export async function showBoth(who: TestPerson, person: TestPerson, { ticket }: Opened) {
  await show(who, ticket, 'front', frontPicture(person.facts.name, person.facts.idNo));
  const answer = await show(who, ticket, 'back');
  if (answer instanceof Refused) throw new Error(answer.desc);
  return answer;
}

export async function passFace(who: TestPerson, { ticket }: Opened, outcome = 'passed') {
  const { bizToken } = await who.must('recoveryFace', {
    ticket,
    terminal: 'h5',
    nonce: 'n-1',
    agreement: 'face',
  });
  await who.world.send(faceDecision(bizToken, outcome));
  return { ticket, bizToken, nonce: 'n-1' };
}

/** All steps up to the new phone. */
export async function atNewPhone(who: TestPerson, person: TestPerson): Promise<Opened> {
  const opened = await start(who, person);
  await showBoth(who, person, opened);
  await who.must('recoveryFaceResult', await passFace(who, opened));
  return opened;
}
