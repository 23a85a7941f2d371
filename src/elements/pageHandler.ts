import TaroPageHandler from '@tarojs/router/dist/router/page';
import stacks from '@tarojs/router/dist/router/stack';
import { eventCenter, type PageInstance } from '@tarojs/runtime';

type Page = PageInstance | null | undefined;

/**
 * Puts pages on view and takes them away, in the place of Taro's class (config/mends). A page is drawn in slices, which takes a while on a
 * cheap phone. Taro takes the page that is left away at once, or when its own animation would have ended, and the person sees empty ground
 * until the new page is there; here it stays until that one has arrived.
 */
export default class PageHandler extends TaroPageHandler {
  private onView: Element | null = null;
  /** Takes away the page on view: it has been left, and the next one is still being drawn. */
  private takeAway: (() => void) | undefined;
  /** Paths of pages that slide away: they may still be sliding in, or even be drawn only after that. */
  private readonly leaving = new Set<string | undefined>();

  override hide(page: Page): void {
    if (!page) return;
    const container = this.getPageContainer(page);
    // It is not drawn yet.
    if (!container) return void setTimeout(() => this.hide(page));
    page.onHide?.();
    this.leave(container, () => container.classList.add('taro_page_shade'));
  }

  override unload(page: Page, delta = 1, slides = false): void {
    if (!page) return;
    if (slides) {
      this.leaving.add(page.path);
      return super.unload(page, delta, slides);
    }
    const container = this.getPageContainer(page);
    stacks.delta = delta - 1;
    stacks.pop();
    // Nobody can tap what is only still seen.
    if (container) container.style.pointerEvents = 'none';
    this.leave(container, () => page.onUnload?.());
    setTimeout(() => eventCenter.trigger('__taroPageOnShowAfterDestroyed'));
    if (delta > 1) this.unload(stacks.last, delta - 1);
  }

  override addAnimation(container?: Element | null, atOnce = false): void {
    if (!container) return;
    const arrive = (): void => {
      container.classList.add('taro_page_stationed');
      this.arrived(container);
    };
    if (atOnce) {
      container.classList.add('taro_page_show');
      return arrive();
    }
    setTimeout(() => {
      if (this.leaving.has(container.id)) return;
      container.classList.add('taro_page_show');
      setTimeout(arrive, this.animationDuration);
    }, this.animationDelay);
  }

  /** Back, to this page: it is seen under the one that slides away. */
  comeBack(page: PageInstance): void {
    this.onView = this.getPageContainer(page);
    this.onView?.classList.remove('taro_page_shade');
    this.takeAway = undefined;
  }

  private leave(container: Element | null, takeAway: () => void): void {
    if (container && container === this.onView) this.takeAway = takeAway;
    else takeAway();
  }

  private arrived(container: Element): void {
    if (container === this.onView || this.leaving.has(container.id) || !container.isConnected) return;
    this.onView = container;
    this.takeAway?.();
    this.takeAway = undefined;
  }
}
