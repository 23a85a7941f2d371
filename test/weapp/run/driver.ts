import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { root } from '../../architecture/files';
import type { Driver, Patience, Person, Role } from '../../journeys/driver/definitions';
import { comes, keepsPicture, PATIENCE_MS, Unhurried } from '../../journeys/driver/patience';
import { FROM_ALBUM } from '../protocol';
import type { Device } from './device';

const PICTURES = join(root, '.test-output', 'journeys-weapp');

type Root = Page | FrameLocator;

/** A button that submits or moves on, not a key or a link. */
const isLarge = (found: Locator): Promise<boolean> =>
  found.evaluate((element) => element.classList.contains('yl-button'));

const patient = ({ within = PATIENCE_MS }: Patience = {}) => within;

interface Given {
  readonly journey: string;
  readonly device: Device;
  readonly tolerated: RegExp[];
  /** Taps each large button twice. */
  readonly nervous: boolean;
}

/** The mini-program in its host, for the same journeys as H5. */
export class MiniDriver implements Driver {
  readonly hasAddressBook = true;
  private readonly picks = new Unhurried();

  constructor(
    private readonly page: Page,
    private readonly url: string,
    private readonly given: Given,
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
  }

  /** The program stores earlier changes first: a person is never faster than that. */
  async open(path: string): Promise<void> {
    await this.page.evaluate(() => window.miniProgram?.settled());
    await this.page.goto(`${this.url}/?open=${encodeURIComponent(path)}`);
  }

  /** A mini-program gets the query with its first page. */
  enter(query: string): Promise<void> {
    return this.open(`/?${query}`);
  }

  path(): Promise<string> {
    return this.page.evaluate(() => window.miniProgram?.path() ?? '');
  }

  async arrive(path: string, patience?: Patience): Promise<void> {
    await this.wait(
      async () => (await this.path()) === path,
      async () => `${path} did not come; the page is ${await this.path()}`,
      patience,
    );
  }

  async tapText(text: string | RegExp): Promise<void> {
    const found = await this.top((root) => root.getByText(text, { exact: true }), `${String(text)} to tap`);
    await this.forgetSigns();
    await found.click();
  }

  async tapRole(role: Role, name: string | RegExp): Promise<void> {
    const found = await this.byRole(role, name);
    await this.forgetSigns();
    await (this.given.nervous && (await isLarge(found)) ? found.dblclick() : found.click());
  }

  /** A web page is looked at like any other part of the screen. */
  tapInside(role: Role, name: string | RegExp): Promise<void> {
    return this.tapRole(role, name);
  }

  async choose(group: string, option: string): Promise<void> {
    const options = await this.byRole('radiogroup', group);
    // NutUI's drawing inside our control has the same role and name here.
    const found = options.getByRole('radio', { name: option, exact: true }).first();
    await this.forgetSigns();
    await found.click();
  }

  async doubleTapRole(role: Role, name: string | RegExp): Promise<void> {
    const found = await this.byRole(role, name);
    await this.forgetSigns();
    await found.dblclick();
  }

  async fill(label: string | RegExp, text: string, msPerKey?: number): Promise<void> {
    const field = await this.field(label);
    await field.fill(msPerKey === undefined ? text : '');
    if (msPerKey !== undefined) await field.pressSequentially(text, { delay: msPerKey });
  }

  async valueOf(label: string | RegExp): Promise<string> {
    return (await this.field(label)).inputValue();
  }

  async hasFocus(label: string | RegExp): Promise<boolean> {
    return (await this.field(label)).evaluate((field) => field === document.activeElement);
  }

  async pickFile(button: string | RegExp, content: Buffer, name = 'picture.png'): Promise<void> {
    await this.picks.wait();
    await this.tapRole('button', button);
    this.picks.tapped();
    await this.chooseFile(content, name);
  }

  async pickContacts(button: string | RegExp, people: readonly Person[]): Promise<void> {
    this.given.device.addressBook = [...people];
    await this.tapRole('button', button);
  }

  /** Chosen in the picker, not in the program: no extra tap. */
  async chooseFile(content: Buffer, name = 'picture.png'): Promise<void> {
    const handed = this.given.device.hand({ name, content }, PATIENCE_MS);
    const album = this.page.getByRole('button', { name: FROM_ALBUM, exact: true });
    await Promise.race([handed, album.click().catch(() => undefined)]);
    await handed;
  }

  async see(text: string | RegExp, patience?: Patience): Promise<void> {
    await this.wait(
      async () => (await this.find((root) => root.getByText(text))) !== undefined || this.wasTold(text),
      async () =>
        `${String(text)} was not to be seen; the page is ${await this.path()}:\n${await this.text()}`,
      patience,
    );
  }

  async readTo(text: string | RegExp): Promise<void> {
    await (await this.top((root) => root.getByText(text), String(text))).scrollIntoViewIfNeeded();
  }

  async seeRole(role: Role, name: string | RegExp, patience?: Patience): Promise<void> {
    await this.top((root) => root.getByRole(role, { name }), `${role} ${String(name)}`, patience);
  }

  async seeNot(text: string | RegExp, patience?: Patience): Promise<void> {
    await this.wait(
      async () => (await this.find((root) => root.getByText(text))) === undefined,
      async () => `${String(text)} is still to be seen:\n${await this.text()}`,
      patience,
    );
  }

  async text(): Promise<string> {
    const texts = await Promise.all(
      this.roots().map(async (root) => {
        const bodies = root.locator('body');
        return (await bodies.count()) > 0 ? bodies.first().innerText() : '';
      }),
    );
    return texts.filter(Boolean).join('\n');
  }

  async back(): Promise<void> {
    await this.page.evaluate(() => window.miniProgram?.back());
  }

  async reload(): Promise<void> {
    const path = await this.page.evaluate(() => window.miniProgram?.address() ?? '');
    await this.open(path);
  }

  async screenshot(name: string): Promise<void> {
    if (!keepsPicture(name)) return;
    mkdirSync(PICTURES, { recursive: true });
    const path = join(PICTURES, `${this.given.journey}-${name}.png`);
    // No test depends on the picture: the slowest machine has time to draw it.
    await this.page.screenshot({ path, timeout: 2 * PATIENCE_MS });
  }

  tolerate(pattern: RegExp): void {
    this.given.tolerated.push(pattern);
  }

  /** From top to bottom: what the client draws itself, a web page, the page. */
  private roots(): readonly Root[] {
    const frame = this.page.frameLocator('iframe[data-on-view]');
    return [this.page, frame.frameLocator('iframe[name=web-view]'), frame];
  }

  private async find(make: (root: Root) => Locator): Promise<Locator | undefined> {
    for (const root of this.roots()) {
      const visible = make(root).filter({ visible: true });
      if ((await visible.count()) > 0) return visible.last();
    }
    return undefined;
  }

  private async top(make: (root: Root) => Locator, what: string, patience?: Patience): Promise<Locator> {
    let found: Locator | undefined;
    await this.wait(
      async () => (found = await this.find(make)) !== undefined,
      async () => `${what} was not to be seen; the page is ${await this.path()}:\n${await this.text()}`,
      patience,
    );
    if (found === undefined) throw new Error(`${what} is gone`);
    return found;
  }

  private forgetSigns(): Promise<void> {
    return this.page.evaluate(() => window.miniProgram?.signs.forget());
  }

  /** A toast stays two seconds, and may appear and vanish between two looks: one shown since the last tap counts as seen. */
  private async wasTold(text: string | RegExp): Promise<boolean> {
    const told = await this.page.evaluate(() => window.miniProgram?.signs.texts() ?? []);
    return told.some((one) => (typeof text === 'string' ? one.includes(text) : text.test(one)));
  }

  private byRole(role: Role, name: string | RegExp): Promise<Locator> {
    const options = typeof name === 'string' ? { name, exact: true } : { name };
    return this.top((root) => root.getByRole(role, options), `${role} ${String(name)}`);
  }

  private field(label: string | RegExp): Promise<Locator> {
    return this.top(
      (root) =>
        root.getByLabel(label, { exact: typeof label === 'string' }).and(root.locator('input, textarea')),
      `field ${String(label)}`,
    );
  }

  private async wait(
    come: () => Promise<boolean>,
    complaint: () => Promise<string>,
    patience?: Patience,
  ): Promise<void> {
    if (!(await comes(come, patient(patience)))) throw new Error(await complaint());
  }
}
