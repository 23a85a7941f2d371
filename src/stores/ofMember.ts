import { session } from './session';

/** Loads data of a logged-in person; undefined for a visitor, without any call. */
export const ofMember =
  <T>(fetch: () => Promise<T>) =>
  (): Promise<T | undefined> =>
    session.loggedIn ? fetch() : Promise.resolve(undefined);
