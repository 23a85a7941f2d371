import { returnTo } from '@/navigation';
import { drafts } from '@/storage/drafts';
import { session } from '@/stores/session';

/** Result of the recovery. Only the masked new phone survives a reload: anybody may read it. */
export class RecoveryEndModel {
  /** '' if no recovery has ended. */
  readonly newPhone = drafts.get('recovery').newPhone;

  load(): void {
    // All sessions of the account have ended, including one on this device.
    if (this.newPhone !== '' && session.loggedIn) session.clear('expired');
  }

  login(): Promise<void> {
    drafts.drop('recovery');
    // The recovery started from the login page: return to it instead of opening a second copy.
    return returnTo('login');
  }
}
