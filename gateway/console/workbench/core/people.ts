import type { OpenedState } from '../../api/states';
import { openAs } from '../device/frame';
import { say } from './act';
import { note } from './address';
import { post } from './json';
import { keep, readKept } from './kept';
import { refreshAll } from './live';
import { Store } from './store';

const MOST = 10;
export const HOME = 'pages/home/index';

export interface Recent {
  readonly phone: string;
  /** Who it was made as. */
  readonly title: string;
}

/** The people who were shown last, the newest first; a reload keeps them. */
export const recent = new Store<readonly Recent[]>(readKept('recent', []));

function remember(phone: string, title: string): void {
  const known = recent.value.find((one) => one.phone === phone);
  const first = { phone, title: title || known?.title || '' };
  recent.set([first, ...recent.value.filter((one) => one.phone !== phone)].slice(0, MOST));
  keep('recent', recent.value);
}

/** Nobody is known any more: the phone shows the app to a visitor. */
export async function forgetAll(): Promise<void> {
  recent.set([]);
  keep('recent', []);
  note({ phone: '' });
  await openAs({ query: '', page: '', phone: '' });
}

/** Shows the person beside the phone, without touching what the phone shows. */
export function choose(phone: string, title = ''): void {
  note({ phone });
  if (phone !== '') remember(phone, title);
}

async function open(wish: object, title: string): Promise<void> {
  const opened = await post<OpenedState>('states/open', wish);
  choose(opened.phone, title);
  if (opened.note !== undefined) say(opened.note);
  void refreshAll();
  await openAs(opened);
}

/** Makes the person of a state, and opens its page on the phone. */
export const openState = (state: number, title: string): Promise<void> => open({ state }, title);

/** Lets a known person open a page on the phone; numbers such as {loanNo} are filled in. */
export const openFor = (phone: string, page: string = HOME, title = ''): Promise<void> =>
  open({ phone, page }, title);

const freshPhone = (): string =>
  `137${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte % 10).join('')}`;

interface Whose {
  /** Without one: a fresh number. */
  readonly phone?: string;
  /** The present customer of this phone is erased first. */
  readonly reset?: boolean;
}

/** Makes a persona, and shows its home. */
export async function makePerson(
  persona: string,
  title: string,
  { phone = freshPhone(), reset = false }: Whose = {},
): Promise<void> {
  const made = await post<{ phone: string; note?: string }>('customers', { phone, persona, reset });
  if (made.note !== undefined) say(made.note);
  await openFor(made.phone, HOME, title);
}
