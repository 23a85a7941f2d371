/** What is known of a person who has just logged in, and of where they were going. */
export interface LoginFacts {
  /** Whitelist flag (spec §4 Login); undefined where it could not be asked. */
  readonly inZdList: '0' | '1' | undefined;
  /** ID number as the gateway shows it; empty for a new user; undefined where it could not be asked. */
  readonly idNo: string | undefined;
  /** The page that asked for the login: none, one of the bottom bar, one of the credit application itself, or another. */
  readonly waiting: 'none' | 'tab' | 'credit' | 'page';
  /** The same person's session had ended by itself and is taken up again. */
  readonly resumes: boolean;
}

/**
 * - `home`: the home tab
 * - `apply`: the credit application, which is left to the page that was waiting, else to the home tab
 * - `return`: the page that was waiting, else the home tab
 */
export type Landing = 'home' | 'apply' | 'return';

/**
 * Where a login leads (spec §4 Login), the first that holds:
 * 1. the whitelist goes home, whatever was waiting;
 * 2. who was in the middle of something when the session ended goes on there;
 * 3. a new user applies; who was on the way into the application itself is taken where they were going in it;
 * 4. everybody else lands where they were.
 */
export function landingOf({ inZdList, idNo, waiting, resumes }: LoginFacts): Landing {
  if (inZdList === '1') return 'home';
  if (resumes && waiting !== 'none') return 'return';
  if (idNo === '' && waiting !== 'credit') return 'apply';
  return 'return';
}
