import { Store } from '../core/store';
import { OWN } from '../core/kept';

/** Where the app keeps its state (src/storage/persisted). */
const STORED = 'yunling';
const LOOK_MS = 100;
const PATIENCE_MS = 30_000;

export const SIZES = [
  { name: '375', text: '375', width: 375, height: 812 },
  { name: '320', text: '320', width: 320, height: 640 },
  { name: 'elder', text: '长辈版', width: 375, height: 812, elder: true },
  { name: 'text200', text: '字号 200%', width: 375, height: 812, textSize: '200%' },
] as const;
export type Size = (typeof SIZES)[number];

interface Stored {
  readonly tokenCode?: string;
  readonly uid?: string;
}

/** Says what the phone is doing; '' when it stands still. */
export const doing = new Store('');
export const size = new Store<Size>(SIZES[0]);

/** Who is logged in in the app, by the customer's number; '' for a visitor, undefined until it is known. */
export const shownUid = new Store<string | undefined>(undefined);

let frame: HTMLIFrameElement | null = null;

/** The app's window, on this origin; undefined while there is none, or while a foreign page is shown in it. */
function appWindow(): Window | undefined {
  try {
    return frame?.contentWindow?.location.host === undefined ? undefined : frame.contentWindow;
  } catch {
    return undefined;
  }
}

export function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

const writeStored = (changes: object): void =>
  localStorage.setItem(STORED, JSON.stringify({ ...stored(), ...changes }));

/** The frame is drawn once and stays: the app in it is never loaded again by a change around it. */
export function takeFrame(element: HTMLIFrameElement | null): void {
  frame = element;
  element?.addEventListener('load', enlarge);
}

/** As the browser's own setting for larger text: the app's sizes are relative to the root's. */
function enlarge(): void {
  const root = appWindow()?.document.documentElement;
  if (root === undefined) return;
  const { value } = size;
  root.style.fontSize = 'textSize' in value ? value.textSize : '';
}

async function until<T>(look: () => T | undefined | false): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error('应用没有走到这一步，请看左边的应用');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Loads an address in the frame. From an empty page: an address that differs only after # would load nothing. */
export async function show(address: string): Promise<void> {
  const current = frame;
  if (current === null) return;
  const loaded = (url: string) =>
    new Promise<void>((resolve) => {
      current.addEventListener('load', () => resolve(), { once: true });
      current.contentWindow?.location.replace(url);
    });
  await loaded('about:blank');
  await loaded(address);
}

/** A phone on which the app has never run. */
function empty(): void {
  for (const storage of [localStorage, sessionStorage])
    Object.keys(storage)
      .filter((name) => !name.startsWith(OWN))
      .forEach((name) => storage.removeItem(name));
  if ('elder' in size.value) writeStored({ elder: true });
}

const loginButton = (): HTMLElement | undefined =>
  [...(appWindow()?.document.querySelectorAll<HTMLElement>('button, [role=button]') ?? [])].find(
    (button) => button.getClientRects().length > 0 && button.textContent?.trim() === '登录',
  );

/** Whether the login by the link is over: the app has gone on from its page. */
const loggedIn = (): boolean =>
  (stored().tokenCode ?? '') !== '' && appWindow()?.location.hash.includes('/pages/login/') === false;

/**
 * Shows a page to a visitor, or logs somebody in by a link (`query`) first. The app asks whether to log in, since anybody could have sent the link;
 * here the person at the desk has made it, so the answer is given for them. Then the page itself is opened, also where a login leads elsewhere.
 */
export async function openAs({ query, page, phone }: { query: string; page: string; phone: string }) {
  doing.set('正在打开…');
  try {
    await show('about:blank');
    empty();
    await show(`/${query}`);
    if (phone === '') return;
    (await until(loginButton)).click();
    await until(loggedIn);
    await show(`/#/${page}`);
  } finally {
    doing.set('');
  }
}

/** The page that is shown, with its query, as `pages/home/index`; '' for none. */
export const currentPage = (): string => appWindow()?.location.hash.replace(/^#\/?/, '') ?? '';

export const openPage = (page: string): Promise<void> => show(`/#/${page}`);
export const reload = (): void => appWindow()?.location.reload();
export const back = (): void => appWindow()?.history.back();

export function setSize(next: Size): void {
  size.set(next);
  writeStored({ elder: 'elder' in next });
  reload();
}
