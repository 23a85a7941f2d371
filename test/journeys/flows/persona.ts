import * as v from 'valibot';
import { soon } from '../../soon';
import type { Journey } from '../driver';
import { logInFromHome } from './login';

/** Makes a customer in the console, then advances the clock by 2 minutes: a phone gets one code a minute. */
export async function makeCustomer({ console }: Journey, persona: string, phone: string): Promise<void> {
  await console.makePersona(phone, persona);
  await console.advanceMinutes(2);
}

/** Makes a customer in the console and logs in; ends on the home page. */
export async function enterAs(journey: Journey, persona: string, phone: string): Promise<void> {
  await makeCustomer(journey, persona, phone);
  await logInFromHome(journey, phone);
  await journey.driver.arrive('/pages/home/index');
}

/** Makes a customer in the console and comes in by a link, then opens this page; somebody who is logged in on this phone is replaced. */
export async function enterByLink(
  { console, driver }: Journey,
  persona: string,
  phone: string,
  page: string,
): Promise<void> {
  await console.makePersona(phone, persona);
  const { json } = await console.raw('POST', 'links/token', { phone });
  const link = v.parse(v.object({ query: v.string() }), json).query.slice(1);
  await driver.open(link);
  const loginPage = await driver.path();
  await driver.tapRole('button', /^(登录|换成 .*)$/);
  // A new customer goes to the application, the others to where they were.
  await soon(async () => expect(await driver.path()).not.toBe(loginPage));
  await driver.open(page);
}
