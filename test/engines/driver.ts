import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../architecture/files';
import type { Driver, Patience, Role } from '../journeys/driver/definitions';
import { tooWide } from '../journeys/driver/layout';
import { comes, keepsPicture, PATIENCE_MS, Unhurried } from '../journeys/driver/patience';
import type { Engine } from './engine';

const library = createRequire(join(root, 'package.json')).resolve('@testing-library/dom');
/** What each document gets: the library that knows roles and names, and our finder. */
const FINDER = [join(library, '..', '@testing-library/dom.umd.min.js'), join(root, 'test/engines/finder.js')]
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n;\n');

type Wanted =
  | { readonly by: 'role'; readonly role: Role; readonly name: object }
  | { readonly by: 'text'; readonly text: object }
  | { readonly by: 'field'; readonly label: object }
  | { readonly by: 'choice'; readonly group: string; readonly option: string };

interface Point {
  readonly x: number;
  readonly y: number;
}

const plain = (pattern: string | RegExp): object =>
  typeof pattern === 'string' ? { exact: pattern } : { source: pattern.source, flags: pattern.flags };

/** The app in another browser: what the journeys do, as far as the main loop needs it. */
export class EngineDriver implements Driver {
  /** WebKit and the old Chromium have none: the person types. */
  readonly hasAddressBook = false;
  private readonly picks = new Unhurried();
  private readonly found = new Set<string>();
  private readonly tolerated: RegExp[] = [];

  constructor(
    private readonly engine: Engine,
    private readonly url: string,
    private readonly folder: string,
  ) {}

  /** Errors of scripts, and what is wider than the screen, so far. */
  async problems(): Promise<readonly string[]> {
    await this.judge();
    return [...this.found].filter((line) => !this.tolerated.some((pattern) => pattern.test(line)));
  }

  /** Opens an address below the app's own, such as the console gives. */
  async visit(address: string): Promise<void> {
    await this.judge();
    await this.engine.open(`${this.url}/${address}`);
  }

  open(path: string): Promise<void> {
    return this.visit(`#${path}`);
  }

  enter(query: string): Promise<void> {
    return this.visit(`?${query}`);
  }

  path(): Promise<string> {
    return this.ask('path');
  }

  async arrive(path: string, patience?: Patience): Promise<void> {
    await this.wait(async () => (await this.path()) === path, `${path} did not come`, patience);
  }

  tapText(text: string | RegExp): Promise<void> {
    return this.tap({ by: 'text', text: plain(text) });
  }

  tapRole(role: Role, name: string | RegExp): Promise<void> {
    return this.tap({ by: 'role', role, name: plain(name) });
  }

  tapInside(): Promise<void> {
    return Promise.reject(new Error('not part of the main loop'));
  }

  choose(group: string, option: string): Promise<void> {
    return this.tap({ by: 'choice', group, option });
  }

  async doubleTapRole(role: Role, name: string | RegExp): Promise<void> {
    await this.tapRole(role, name);
    await this.tapRole(role, name);
  }

  async fill(label: string | RegExp, text: string): Promise<void> {
    const field: Wanted = { by: 'field', label: plain(label) };
    await this.wait(() => this.ask<boolean>('select', field), `no field ${String(label)}`);
    if (/^[ -~]*$/.test(text)) await this.engine.type(text);
    else await this.ask('write', field, text);
  }

  valueOf(label: string | RegExp): Promise<string> {
    return this.ask('value', { by: 'field', label: plain(label) });
  }

  hasFocus(label: string | RegExp): Promise<boolean> {
    return this.ask('focused', { by: 'field', label: plain(label) });
  }

  async pickFile(button: string | RegExp, content: Buffer, name = 'picture.png'): Promise<void> {
    await this.picks.wait();
    await this.tapRole('button', button);
    this.picks.tapped();
    await this.chooseFile(content, name);
  }

  pickContacts(): Promise<void> {
    return Promise.reject(new Error('no address book in this browser'));
  }

  async chooseFile(content: Buffer, name = 'picture.png'): Promise<void> {
    const picked = () => this.engine.run<boolean>('return window.finder.picked !== null');
    await this.wait(picked, `no picker for ${name}`);
    const folder = mkdtempSync(join(tmpdir(), 'picked-'));
    writeFileSync(join(folder, name), content);
    const takePicked = 'var input = window.finder.picked; window.finder.picked = null; return input';
    await this.engine.handIn(takePicked, join(folder, name));
    this.handedIn.push(folder);
  }

  async see(text: string | RegExp, patience?: Patience): Promise<void> {
    await this.wait(() => this.ask('sees', plain(text)), `${String(text)} was not to be seen`, patience);
  }

  async readTo(text: string | RegExp): Promise<void> {
    await this.see(text);
    await this.ask('reveals', plain(text));
  }

  async seeRole(role: Role, name: string | RegExp, patience?: Patience): Promise<void> {
    const wanted: Wanted = { by: 'role', role, name: plain(name) };
    await this.wait(() => this.ask('has', wanted), `no ${role} ${String(name)} was to be seen`, patience);
  }

  async seeNot(text: string | RegExp, patience?: Patience): Promise<void> {
    const gone = async () => !(await this.ask<boolean>('sees', plain(text)));
    await this.wait(gone, `${String(text)} is still to be seen`, patience);
  }

  text(): Promise<string> {
    return this.ask('text');
  }

  /** All the text on the screen, empty as long as something is loading. */
  calmText(): Promise<string> {
    return this.ask('calm');
  }

  async back(): Promise<void> {
    await this.judge();
    await this.engine.back();
  }

  async reload(): Promise<void> {
    await this.judge();
    await this.engine.reload();
  }

  async screenshot(name: string): Promise<void> {
    await this.judge();
    if (!keepsPicture(name)) return;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, `${name}.png`), await this.engine.picture());
  }

  tolerate(pattern: RegExp): void {
    this.tolerated.push(pattern);
  }

  /** Forgets the files that were handed in. */
  close(): void {
    for (const folder of this.handedIn) rmSync(folder, { recursive: true, force: true });
  }

  private readonly handedIn: string[] = [];

  private async tap(wanted: Wanted): Promise<void> {
    let seen: Point | string = '';
    const standsStill = async () => {
      const before = seen;
      seen = await this.ask<Point | string>('place', wanted);
      return typeof seen !== 'string' && JSON.stringify(seen) === JSON.stringify(before);
    };
    await this.wait(standsStill, () => `nothing to tap: ${JSON.stringify(wanted)}, ${JSON.stringify(seen)}`);
    await this.judge();
    const { x, y } = await this.ask<Point>('place', wanted);
    await this.engine.tap(x, y);
  }

  /** Asks the finder, which each new document gets first. */
  private async ask<T>(name: string, ...args: readonly unknown[]): Promise<T> {
    const body = `return window.finder ? [window.finder[${JSON.stringify(name)}].apply(null, arguments)] : null`;
    const answer = await this.engine.run<[T] | null>(body, ...args);
    if (answer !== null) return answer[0];
    await this.engine.run(`${FINDER}\n;return null`);
    return this.ask(name, ...args);
  }

  private async judge(): Promise<void> {
    const at = await this.engine.run<string>('return location.hash');
    const told = await this.engine.run<string[]>('return window.finder ? window.finder.takeErrors() : []');
    for (const error of [...told, ...this.engine.takeErrors()]) this.found.add(`${at}: ${error}`);
    // tsx names each function by this call, which a page does not know.
    const script = `var __name = function (named) { return named }; return (${tooWide.toString()})()`;
    const wide = await this.engine.run<string[]>(script);
    if (wide.length > 0) this.found.add(`${at} is wider than the screen: ${wide.join(', ')}`);
  }

  private async wait(
    come: () => Promise<boolean>,
    complaint: string | (() => string),
    { within = PATIENCE_MS }: Patience = {},
  ): Promise<void> {
    // A document that is being left answers nothing.
    let last: unknown;
    const look = () =>
      come().catch((error: unknown) => {
        last = error;
        return false;
      });
    if (await comes(look, within)) return;
    const view = await this.text().catch(String);
    throw new Error(
      `${typeof complaint === 'string' ? complaint : complaint()}${last ? ` (${String(last)})` : ''}; on the screen:\n${view}`,
    );
  }
}
