import { persisted } from '@/storage/persisted';
import { relaunch, showAgain } from '@/navigation';
import { session } from '@/stores/session';

/** Follows a login or logout in another window of the same browser. Called once, at launch; returns a function that unsubscribes. */
export function watchOtherWindows(): () => void {
  return persisted.onOtherWindow(() => {
    const now = session.follow();
    // Pages hold data of the previous person: close all of them.
    if (now === 'anotherPerson') void relaunch('home');
    // "Shown again" refreshes a page's data, and on a member's page it asks for a login.
    else if (now !== undefined) showAgain();
  });
}
