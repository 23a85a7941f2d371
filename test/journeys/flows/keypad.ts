import type { Driver } from '../driver';

/** Types digits on the app's own keypad. */
export async function press(driver: Driver, digits: string): Promise<void> {
  for (const digit of digits) await driver.tapRole('button', digit);
}
