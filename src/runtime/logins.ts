import { reaction } from 'mobx';
import { session } from '@/stores/session';

/** The pages that a login leads to come first. */
const AFTER_LOGIN_MS = 2000;

/** Calls back after every login of this run and window, by whichever way it came, unless it is over by then. The answer ends it. */
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
