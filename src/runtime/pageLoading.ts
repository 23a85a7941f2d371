import { pageLoad } from '@/platform/pageLoad';
import { pageArrived, reportLatePage } from './errorReports';

/** Spec §2 Routing: the loading view appears after 200 ms; a page that has not loaded after 60 s has failed. */
const VIEW_AFTER_MS = 200;
const GIVE_UP_MS = 60_000;

const TEXT = '页面加载中…';

/** Shows that a page is loading, and offers a retry if it does not load. Called once, at launch. */
export function watchPageLoading(): void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const end = (): void => {
    timers.forEach(clearTimeout);
    timers = [];
    pageLoad.hideView();
  };
  const ended = (): void => {
    end();
    pageArrived();
  };
  const late = (): void => {
    end();
    reportLatePage();
  };
  pageLoad.watch({
    started() {
      end();
      timers = [
        setTimeout(() => {
          if (pageLoad.isWaiting()) pageLoad.showView(TEXT);
          else ended();
        }, VIEW_AFTER_MS),
        setTimeout(late, GIVE_UP_MS),
      ];
    },
    ended,
  });
}
