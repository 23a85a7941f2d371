import { pageLoad } from '@/platform/pageLoad';
import { pageArrived, reportLatePage } from './errorReports';

/** Spec §2 Routing: the loading view comes after 200 ms, a page that has not come after 60 s is given up. */
const VIEW_AFTER_MS = 200;
const GIVE_UP_MS = 60_000;

const TEXT = '页面加载中…';

/** Says that a page is on its way, and offers to try again when it does not come. Once, at launch. */
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
