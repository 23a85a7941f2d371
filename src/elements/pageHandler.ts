import TaroPageHandler from '@tarojs/router/dist/router/page';
import stacks from '@tarojs/router/dist/router/stack';
import { eventCenter, stringify, type PageInstance } from '@tarojs/runtime';

type Page = PageInstance | null | undefined;
type OfLoad = Parameters<TaroPageHandler['load']> extends [PageInstance, ...infer More] ? More : never;
type OfShow = Parameters<TaroPageHandler['show']> extends [Page?, ...infer More] ? More : never;

/**
 * Shows and hides pages; replaces Taro's class (config/mends). A page is drawn in slices, which takes a while on a cheap phone. Taro removes
 * the old page at once, or when its animation would have ended, and the person sees an empty background until the new page is there. Here the
 * old page stays until the new one has arrived.
 */
export default class PageHandler extends TaroPageHandler {
  private onView: Element | null = null;
  /** Removes the old page, which is still shown while the next one is being drawn. */
  private takeAway: (() => void) | undefined;
  /** Paths of pages that slide away. Such a page may still be sliding in, or may be drawn only later. */
  private readonly leaving = new Set<string | undefined>();
  /** Paths of pages that the person left before they were drawn: each is hidden as soon as it is drawn. */
  private readonly missed = new Set<string | undefined>();
  /** The address at which each page was opened. */
  private readonly opened = new WeakMap<PageInstance, string>();

  override load(page: PageInstance, ...more: OfLoad): void {
    const { onShow } = page;
    this.opened.set(page, this.address());
    // Without this check the app would treat a page that was left before it was drawn as the current one.
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
      // Not if it was closed before this timer runs.
      return void setTimeout(() => this.missed.has(page.path) && this.hide(page));
    }
    this.missed.delete(page.path);
    page.onHide?.();
    this.leave(container, () => container.classList.add('taro_page_shade'));
  }

  override show(page: Page, ...more: OfShow): void {
    // It is still being drawn: it appears as if the person had never left it.
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
    // The page is still visible, but must not take taps any more.
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

  /** Back to this page: it is visible under the page that slides away. */
  comeBack(page: PageInstance): void {
    const container = this.getPageContainer(page);
    container?.classList.remove('taro_page_shade');
    this.put(container);
  }

  /** True if the address is still this page's: the person went back before the code of the next page had loaded, so this page was never left. */
  isAt(page: PageInstance | null): boolean {
    // A page that slides away is no longer on the stack.
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

  /** If the old page is shown again before the next one has arrived, it stays. */
  private put(container: Element | null): void {
    if (container !== this.onView) this.takeAway?.();
    this.takeAway = undefined;
    this.onView = container;
  }
}
