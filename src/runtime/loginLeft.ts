import { forgetReturn, isWayIn, wayInBelow, type Place } from '@/navigation';
import { drafts } from '@/stores/drafts';
import { nextPage } from '@/stores/nextPage';

/**
 * Knows when a login is given up: a page that is none of its steps is on view, and no step lies below it (as below an agreement that is
 * being read). Whoever logs in later, by whatever way, is not taken to what was waiting for that one, nor shown whose phone got a code.
 */
export class LoginLeft {
  /** The newest page was a step of a login, or nobody knows what an earlier run left behind. */
  private atLogin = !nextPage.isOfThisWindow();

  /** A page is on view. */
  seen({ key }: Pick<Place, 'key'>): void {
    // A partner's login is a page of its site.
    if (isWayIn(key) || (key === 'webview' && nextPage.get() !== '')) this.atLogin = true;
    else if (this.atLogin && !wayInBelow()) {
      this.atLogin = false;
      if (nextPage.get() !== '') forgetReturn();
      if (drafts.get('login').savedAt > 0) drafts.drop('login');
    }
  }
}
