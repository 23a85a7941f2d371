import { relaunch, replace, returnTo } from '@/navigation';
import { drafts } from '@/stores/drafts';
import { session } from '@/stores/session';

/** How the recovery ended. Only what may be read by anybody is kept over a reload: the new phone, masked. */
export class RecoveryEndModel {
  /** '' where none has ended. */
  readonly newPhone = drafts.get('recovery').newPhone;

  load(): void {
    // The account's sessions have ended, this device's too, if it had one.
    if (this.newPhone !== '' && session.loggedIn) session.clear('expired');
  }

  login(): Promise<void> {
    drafts.drop('recovery');
    // Where the recovery began: another copy above it would be a doubled page.
    return returnTo('login');
  }

  start(): Promise<void> {
    return replace('recoveryCard');
  }

  home(): Promise<void> {
    return relaunch('home');
  }
}
