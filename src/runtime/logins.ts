import { reaction } from 'mobx';
import { session } from '@/stores/session';

/** Delay, so that the pages after the login load first. */
const AFTER_LOGIN_MS = 2000;

/** Calls back after every login of this run and window, unless the session has ended by then. Returns a function that unsubscribes. */
export function onLogin(act: () => void): () => void {
  return reaction(
    () => session.tokenCode,
    (tokenCode) => {
      if (tokenCode === '' || !session.startedHere) return;
      setTimeout(() => {
        if (session.tokenCode === tokenCode) act();
      }, AFTER_LOGIN_MS);
    },
  );
}
