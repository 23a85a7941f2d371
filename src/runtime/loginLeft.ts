import { forgetReturn, isEntry, entryBelow, type Place } from '@/navigation';
import { drafts } from '@/storage/drafts';
import { nextPage } from '@/storage/nextPage';

/**
 * Detects an abandoned login: the current page is not a step of the login, and no step lies below it (as below an agreement that is
 * being read). A later login of any kind must not open the page that was waiting, and must not show the phone that got a code.
 */
export class LoginLeft {
  /** The latest page was a step of a login. At the start: an earlier run may have left data behind. */
  private atLogin = !nextPage.isOfThisWindow();

  /** Called when a page is shown. */
  seen({ key }: Pick<Place, 'key'>): void {
    // A partner's login is a page of the partner's site, in the webview.
    if (isEntry(key) || (key === 'webview' && nextPage.get() !== '')) this.atLogin = true;
    else if (this.atLogin && !entryBelow()) {
      this.atLogin = false;
      if (nextPage.get() !== '') forgetReturn();
      if (drafts.get('login').savedAt > 0) drafts.drop('login');
    }
  }
}
