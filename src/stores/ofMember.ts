import { session } from './session';

/** What only a person who is logged in has; undefined for a visitor, without any call. */
export const ofMember =
  <T>(fetch: () => Promise<T>) =>
  (): Promise<T | undefined> =>
    session.loggedIn ? fetch() : Promise.resolve(undefined);
