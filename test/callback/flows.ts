import { routes } from '@/navigation/routes';
import { drafts } from '@/storage/drafts';
import { Shelf } from '../app/device';

const QUERY = { terminal: 'h5', nonce: 'nonce-1' } as const;

/** The five pages, by the page they lead to. */
export const pages = {
  mockEndUni: '/callback/face/mockEndUni.html',
  callbackForMini: '/callback/face/callbackForMini.html',
  bindCardIndex: '/callback/bindCard/index.html',
  bindCard: '/bindCard/bindCard.html',
  bindCardLanding: '/bindCard/bindCardLanding.html',
} as const;
export type PageName = keyof typeof pages;

export const names = Object.keys(pages) as PageName[];
export const isFace = (name: PageName) => name === 'mockEndUni' || name === 'callbackForMini';

/** A valid query of a page. */
export const queryOf = (name: PageName): Readonly<Record<string, string>> =>
  isFace(name) ? { ...QUERY, bizToken: 'token-1', scene: 'credit' } : { ...QUERY, bindSeq: 'token-1' };

export const addressOf = (name: PageName, query: Readonly<Record<string, string>> = queryOf(name)): string =>
  `${pages[name]}?${new URLSearchParams(query).toString()}`;

/** Where the person gets to in the app from a page. */
export const routeOf = (name: PageName): string =>
  (isFace(name) ? routes.faceEnd : routes.quickBindLanding).path;

/** What the app has stored on the device before it sends the person off, by name. */
export function keptByApp(nonce: string = QUERY.nonce): readonly (readonly [string, string])[] {
  const shelf = new Shelf().install();
  drafts.keep('credit', { faceNonce: nonce, bizToken: 'token-1' });
  drafts.keep('face', { faceNonce: nonce, bizToken: 'token-1' });
  drafts.keep('recovery', { faceNonce: nonce, bizToken: 'token-1' });
  drafts.keep('bindCard', { bindNonce: nonce, bindSeq: 'token-1' });
  return [...shelf.texts];
}
