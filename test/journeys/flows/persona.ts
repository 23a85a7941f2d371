import type { Journey } from '../driver';
import { logInFromHome } from './login';

/** A customer made by the console, logged in on the home page. The inbox gives another code after a minute. */
export async function enterAs(journey: Journey, persona: string, phone: string): Promise<void> {
  await journey.console.makePersona(phone, persona);
  await journey.console.advanceMinutes(2);
  await logInFromHome(journey, phone);
  await journey.driver.arrive('/pages/home/index');
}
