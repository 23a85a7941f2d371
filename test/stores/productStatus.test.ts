import { knownStatus } from '@/stores/knownStatus';
import { fetchProductStatus } from '@/stores/productStatus';
import { session } from '@/stores/session';
import { startGateway, type Bank } from '../gateway/harness';
import { phones } from '../gateway/steps';
import { pickUp, startApp } from '../app/phone';

let bank: Bank;
const phone = phones(8900);
beforeAll(async () => {
  bank = await startGateway({ network: true });
  startApp(bank);
});
afterAll(() => bank.close());

/** Spec §3 user status: personas of the console, and what is known of each (tracking says it). */
it.each([
  ['new', 'newUser'],
  ['reviewing', 'creditReview'],
  ['denied', 'creditDenied'],
  ['credited', 'creditPass'],
  ['borrowing', 'creditRepay'],
  ['overdue', 'creditRepay'],
] as const)('knows the status of a person who is %s', async (persona, status) => {
  const number = phone();
  await bank.console.makePersona(number, persona);
  await pickUp(await bank.register(number));
  expect((await fetchProductStatus()).userStatus).toBe(status);
  expect(knownStatus.get()).toBe(status);
  session.clear('expired');
  expect(knownStatus.get()).toBeUndefined();
});

it('says nothing of the next person by an answer about the one before', async () => {
  await pickUp(await bank.register(phone()));
  const asked = fetchProductStatus().catch(() => undefined);
  session.clear('loggedOut');
  await asked;
  expect(knownStatus.get()).toBeUndefined();
});
