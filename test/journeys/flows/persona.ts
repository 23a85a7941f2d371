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
