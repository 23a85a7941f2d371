import type { Page } from 'playwright-core';
import type { Person } from './definitions';

/** The phone's address book behind the Contact Picker API, which the browsers of desktops do not have. Its picker has no window. */
export class AddressBook {
  private chosen: readonly Person[] = [];

  constructor(private readonly page: Page) {}

  /** Call it before the page is opened. */
  async install(): Promise<void> {
    await this.page.exposeFunction('chosenContacts', () => this.chosen);
    await this.page.addInitScript(() => {
      const chosen = () =>
        (window as unknown as { chosenContacts(): Promise<readonly Person[]> }).chosenContacts();
      const select = async (_properties: unknown, { multiple }: { multiple: boolean }) =>
        (await chosen())
          .slice(0, multiple ? undefined : 1)
          .map(({ name, phone }) => ({ name: [name], tel: [phone] }));
      Object.defineProperty(navigator, 'contacts', { value: { select } });
    });
  }

  /** What the person will choose in the next picker. */
  choose(people: readonly Person[]): void {
    this.chosen = people;
  }
}
