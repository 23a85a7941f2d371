import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { root } from '../../architecture/files';
import type { Accessibility } from './axe';
import type { AddressBook } from './addressBook';
import type { Driver, Patience, Person, Role } from './definitions';
import type { PageErrors } from './errors';
import type { Layout } from './layout';
import { comes, keepsPicture, PATIENCE_MS, Unhurried } from './patience';
import { Pickers } from './pickers';
import type { Signs } from './signs';

const PICTURES = join(root, '.test-output', 'journeys');

const patient = ({ within = PATIENCE_MS }: Patience = {}) => within;

/** The app in a browser. Taro keeps earlier pages in the document: only visible elements count. */
export class H5Driver implements Driver {
  readonly hasAddressBook = true;
  private readonly picks = new Unhurried();
  private readonly pickers: Pickers;

  constructor(
    private readonly page: Page,
    private readonly url: string,
    private readonly journey: string,
    private readonly errors: PageErrors,
    private readonly signs: Signs,
    private readonly accessibility: Accessibility,
    private readonly layout: Layout,
    private readonly addressBook: AddressBook,
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
    this.pickers = new Pickers(page);
  }

  async open(path: string): Promise<void> {
    await this.layout.look();
    // A link from outside loads the app again, even if only the part after the # differs.
    await this.page.goto('about:blank');
    this.signs.forget();
    await this.page.goto(`${this.url}/#${path}`);
  }

  async enter(query: string): Promise<void> {
    await this.layout.look();
    await this.page.goto('about:blank');
    this.signs.forget();
    await this.page.goto(`${this.url}/?${query}`);
  }

  path(): Promise<string> {
    return Promise.resolve(new URL(this.page.url()).hash.slice(1).split('?')[0] ?? '');
  }

  async arrive(path: string, patience?: Patience): Promise<void> {
    await this.page.waitForURL((url) => url.hash.slice(1).split('?')[0] === path, {
      timeout: patient(patience),
    });
  }

  async tapText(text: string | RegExp): Promise<void> {
    this.signs.forget();
    const found = this.top(this.page.getByText(text, { exact: true }));
    await this.look(found);
    await found.click();
  }

  async tapRole(role: Role, name: string | RegExp): Promise<void> {
    this.signs.forget();
    await this.look(this.byRole(role, name));
    await this.byRole(role, name).click();
  }

  async tapInside(role: Role, name: string | RegExp): Promise<void> {
    this.signs.forget();
    await this.page.frameLocator('iframe').getByRole(role, { name }).click();
  }

  async choose(group: string, option: string): Promise<void> {
    this.signs.forget();
    const found = this.byRole('radiogroup', group).getByRole('radio', { name: option, exact: true });
    await this.look(found);
    await found.click();
  }

  async doubleTapRole(role: Role, name: string | RegExp): Promise<void> {
    this.signs.forget();
    await this.byRole(role, name).dblclick();
  }

  async fill(label: string | RegExp, text: string): Promise<void> {
    await this.field(label).fill(text);
  }

  async valueOf(label: string | RegExp): Promise<string> {
    return this.field(label).inputValue();
  }

  hasFocus(label: string | RegExp): Promise<boolean> {
    return this.field(label).evaluate((field) => field === document.activeElement);
  }

  async pickFile(button: string | RegExp, content: Buffer, name?: string): Promise<void> {
    await this.picks.wait();
    this.pickers.forget();
    await this.tapRole('button', button);
    this.picks.tapped();
    await this.pickers.choose(content, name);
  }

  async pickContacts(button: string | RegExp, people: readonly Person[]): Promise<void> {
    this.addressBook.choose(people);
    await this.tapRole('button', button);
  }

  chooseFile(content: Buffer, name?: string): Promise<void> {
    return this.pickers.choose(content, name);
  }

  async readTo(text: string | RegExp): Promise<void> {
    await this.see(text);
    await this.page.getByText(text).filter({ visible: true }).last().scrollIntoViewIfNeeded();
  }

  async see(text: string | RegExp, patience?: Patience): Promise<void> {
    const visible = this.page.getByText(text).filter({ visible: true });
    await this.wait(
      async () => this.signs.told(text) || (await visible.count()) > 0,
      `${String(text)} was not to be seen`,
      patience,
    );
  }

  async seeRole(role: Role, name: string | RegExp, patience?: Patience): Promise<void> {
    const visible = this.page.getByRole(role, { name }).filter({ visible: true });
    await this.wait(
      async () => (await visible.count()) > 0,
      `no ${role} ${String(name)} was to be seen`,
      patience,
    );
  }

  async seeNot(text: string | RegExp, patience?: Patience): Promise<void> {
    const visible = this.page.getByText(text).filter({ visible: true });
    await this.wait(
      async () => (await visible.count()) === 0,
      `${String(text)} is still to be seen`,
      patience,
    );
  }

  text(): Promise<string> {
    return this.page.locator('body').innerText();
  }

  async back(): Promise<void> {
    await this.judge();
    await this.page.goBack();
  }

  async reload(): Promise<void> {
    await this.layout.look();
    this.signs.forget();
    await this.page.reload();
  }

  async screenshot(name: string): Promise<void> {
    await this.judge();
    if (!keepsPicture(name)) return;
    mkdirSync(PICTURES, { recursive: true });
    const path = join(PICTURES, `${this.journey}-${name}.png`);
    // No test depends on the picture: the slowest machine has time to draw it.
    await this.page.screenshot({ path, timeout: 2 * PATIENCE_MS });
  }

  tolerate(pattern: RegExp): void {
    this.errors.tolerate(pattern);
  }

  /** The page is judged as soon as what the person wants to touch is there. */
  private async look(wanted: Locator): Promise<void> {
    await wanted.waitFor();
    await this.judge();
  }

  private async judge(): Promise<void> {
    await this.layout.look();
    await this.accessibility.look();
  }

  /** The last element in the document lies on top: dialogs and the newest page are appended. */
  private top(found: Locator): Locator {
    return found.filter({ visible: true }).last();
  }

  private byRole(role: Role, name: string | RegExp): Locator {
    return this.top(this.page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }));
  }

  private field(label: string | RegExp): Locator {
    return this.top(
      this.page
        .getByLabel(label, { exact: typeof label === 'string' })
        .and(this.page.locator('input, textarea')),
    );
  }

  private async wait(
    come: () => Promise<boolean>,
    complaint: string,
    patience: Patience | undefined,
  ): Promise<void> {
    if (!(await comes(come, patient(patience))))
      throw new Error(`${complaint}; the page is ${await this.path()}:\n${await this.text()}`);
  }
}
