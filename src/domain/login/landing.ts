/** Facts after a login: about the person, and the page that waited for the login. */
export interface LoginFacts {
  /** Whitelist flag (spec §4 Login); undefined if the call failed. */
  readonly inZdList: '0' | '1' | undefined;
  /** ID number as the gateway sends it; empty for a new user; undefined if the call failed. */
  readonly idNo: string | undefined;
  /** The page that asked for the login: none, one of the bottom bar, one of the credit application itself, or another. */
  readonly waiting: 'none' | 'tab' | 'credit' | 'page';
  /** The same person's session had expired and now continues. */
  readonly resumes: boolean;
}

/**
 * - `home`: the home tab
 * - `apply`: the credit application; when it ends, the person goes to the page that was waiting, otherwise to the home tab
 * - `return`: the page that was waiting, otherwise the home tab
 */
export type Landing = 'home' | 'apply' | 'return';

/**
 * Where a login leads (spec §4 Login), the first rule that fits:
 * 1. a person on the whitelist goes home, also if a page was waiting;
 * 2. a person whose session expired on a page continues on that page;
 * 3. a new user applies; if a page of the application was waiting, that page opens;
 * 4. everyone else returns to the page that was waiting.
 */
export function landingOf({ inZdList, idNo, waiting, resumes }: LoginFacts): Landing {
  if (inZdList === '1') return 'home';
  if (resumes && waiting !== 'none') return 'return';
  if (idNo === '' && waiting !== 'credit') return 'apply';
  return 'return';
}
