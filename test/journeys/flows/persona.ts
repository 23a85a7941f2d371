import type { Journey } from '../driver';
import { logInFromHome } from './login';

/** A customer made by the console; the inbox gives another code after a minute. */
export async function makeCustomer({ console }: Journey, persona: string, phone: string): Promise<void> {
  await console.makePersona(phone, persona);
  await console.advanceMinutes(2);
}

/** A customer made by the console, logged in on the home page. */
export async function enterAs(journey: Journey, persona: string, phone: string): Promise<void> {
  await makeCustomer(journey, persona, phone);
  await logInFromHome(journey, phone);
  await journey.driver.arrive('/pages/home/index');
}
