import TaroPageHandler from '@tarojs/router/dist/router/page';
import stacks from '@tarojs/router/dist/router/stack';
import { eventCenter, stringify, type PageInstance } from '@tarojs/runtime';

type Page = PageInstance | null | undefined;
type OfLoad = Parameters<TaroPageHandler['load']> extends [PageInstance, ...infer More] ? More : never;
type OfShow = Parameters<TaroPageHandler['show']> extends [Page?, ...infer More] ? More : never;

/**
 * Puts pages on the screen and takes them away, instead of Taro's class (config/mends). A page is drawn in slices, which takes a while on a
 * cheap phone. Taro takes the page that is left away at once, or when its own animation would have ended, and the person sees empty ground
 * until the new page is there; here it stays until that one has arrived.
 */
export default class PageHandler extends TaroPageHandler {
  private onView: Element | null = null;
  /** Takes away the current page: it has been left, and the next one is still being drawn. */
  private takeAway: (() => void) | undefined;
  /** Paths of pages that slide away: they may still be sliding in, or even be drawn only after that. */
  private readonly leaving = new Set<string | undefined>();
  /** Paths of pages that were left before they were drawn: they are hidden as soon as they are there. */
  private readonly missed = new Set<string | undefined>();
  /** The address at which each page was opened. */
  private readonly opened = new WeakMap<PageInstance, string>();

  override load(page: PageInstance, ...more: OfLoad): void {
    const { onShow } = page;
    this.opened.set(page, this.address());
    // The app would take a page that was left while it was drawn for the current one.
    page.onShow = () => {
      if (!this.isLeft(page.path)) onShow?.call(page);
    };
    super.load(page, ...more);
  }

  override hide(page: Page): void {
    if (!page) return;
    const container = this.getPageContainer(page);
    if (!container) {
      this.missed.add(page.path);
      // Unless it was closed in the meantime.
      return void setTimeout(() => this.missed.has(page.path) && this.hide(page));
    }
    this.missed.delete(page.path);
    page.onHide?.();
    this.leave(container, () => container.classList.add('taro_page_shade'));
  }

  override show(page: Page, ...more: OfShow): void {
    // It is still being drawn: it comes into view as if it had never been left.
    if (page && this.missed.delete(page.path)) return;
    super.show(page, ...more);
  }

  override unload(page: Page, delta = 1, slides = false): void {
    if (!page) return;
    this.missed.delete(page.path);
    if (slides) {
      this.leaving.add(page.path);
      return super.unload(page, delta, slides);
    }
    const container = this.getPageContainer(page);
    stacks.delta = delta - 1;
    stacks.pop();
    // No one can tap what is only still seen.
    if (container) container.style.pointerEvents = 'none';
    this.leave(container, () => page.onUnload?.());
    setTimeout(() => eventCenter.trigger('__taroPageOnShowAfterDestroyed'));
    if (delta > 1) this.unload(stacks.last, delta - 1);
  }

  override addAnimation(container?: Element | null, atOnce = false): void {
    if (!container) return;
    if (atOnce || container === this.onView) {
      container.classList.add('taro_page_show', 'taro_page_stationed');
      return this.arrived(container);
    }
    setTimeout(() => {
      if (this.leaving.has(container.id)) return;
      container.classList.add('taro_page_show');
      setTimeout(() => {
        container.classList.add('taro_page_stationed');
        if (container !== this.onView) this.arrived(container);
      }, this.animationDuration);
    }, this.animationDelay);
  }

  /** Back, to this page: it is seen under the one that slides away. */
  comeBack(page: PageInstance): void {
    const container = this.getPageContainer(page);
    container?.classList.remove('taro_page_shade');
    this.put(container);
  }

  /** Back, before the code of the next page was there: the page that the address names has never been left. */
  isAt(page: PageInstance | null): boolean {
    // While it slides away it is not on the stack any more.
    if (page === null || page !== stacks.last || !this.getPageContainer(page)) return false;
    return this.opened.get(page) === this.address();
  }

  private readonly address = (): string => this.pathname + stringify(this.getQuery());

  private readonly isLeft = (path: string | undefined): boolean =>
    this.leaving.has(path) || this.missed.has(path);

  private leave(container: Element | null, takeAway: () => void): void {
    if (container && container === this.onView) this.takeAway = takeAway;
    else takeAway();
  }

  private arrived(container: Element): void {
    if (container.isConnected && !this.isLeft(container.id)) this.put(container);
  }

  /** A page that is left and shown again before the next one has come stays. */
  private put(container: Element | null): void {
    if (container !== this.onView) this.takeAway?.();
    this.takeAway = undefined;
    this.onView = container;
  }
}
