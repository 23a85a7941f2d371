import { back, replace } from './moves';
import { returnTo } from './returnTo';
import { onView } from './usePageModel';

/**
 * The moves that end a page's own work. If the person has left the page before its answer came, they do nothing: another page is on the screen. Made
 * with the page's model.
 */
export class PageMoves {
  private readonly isHere = onView();

  readonly replace: typeof replace = (...to) => (this.isHere() ? replace(...to) : Promise.resolve());

  readonly back: typeof back = (...to) => (this.isHere() ? back(...to) : Promise.resolve());

  readonly returnTo: typeof returnTo = (...to) => (this.isHere() ? returnTo(...to) : Promise.resolve());
}
