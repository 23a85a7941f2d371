import { failureScreen } from '@/platform/failureScreen';
import { page } from '@/platform/page';
import { pageLoad } from '@/platform/pageLoad';
import type { Fault } from './errorLog';
import { reporting } from './lazy';
import { drawTraceNo } from './traceNo';

/** React needs a moment to unmount a failed page, and an opening page needs a moment to render. */
const LOOK_AGAIN_MS = 300;

const WORDS = {
  page: { title: '页面出了点问题', text: '我们已经记下了这个问题。您填写过的内容还在，请重新加载试试。' },
  late: { title: '页面还没有加载出来', text: '网络有些慢。您填写过的内容还在，请重新加载试试。' },
  chunk: { title: '页面没有加载完整', text: '可能是网络不太稳定。您填写过的内容还在，请重新加载。' },
} as const;

let standing: keyof typeof WORDS | undefined;
/** How often the code of the loading page has failed. */
let failures = 0;

/** Reports a script error. If the page is blank, the person gets a message and two ways out. */
export function reportScript(error: string | undefined): void {
  // H5: a picture that did not load fires the same event, but without a message.
  if (error === undefined) return;
  // Message and stack arrive as one text.
  const message = error.split('\n', 1)[0] ?? '';
  const traceNo = drawTraceNo();
  report({ type: 'script', message, stack: error, traceNo });
  setTimeout(() => {
    if (page.isBlank()) show('page', traceNo);
  }, LOOK_AGAIN_MS);
}

/** Reports an unhandled rejection. A failed call has been shown and reported already. */
export function reportRejection(reason: unknown): void {
  const { name, message, stack } = reason instanceof Error ? reason : new Error(wordsOf(reason));
  if (name === 'CallFailure') return;
  if (name !== 'ChunkLoadError' && !/Loading (?:CSS )?chunk \S+ failed/.test(message)) {
    reportScript(`${message.split('\n', 1)[0] ?? ''}\n${stack ?? ''}`);
    return;
  }
  const traceNo = drawTraceNo();
  report({ type: 'chunk', message, traceNo });
  if (pageLoad.isWaiting()) failures += 1;
  show('chunk', traceNo);
}

/** A promise may be rejected with anything: a text, a host's error object, an object without any text. */
function wordsOf(reason: unknown): string {
  if (typeof reason !== 'object' || reason === null) return String(reason);
  const { errMsg } = reason as { readonly errMsg?: unknown };
  return typeof errMsg === 'string' ? errMsg : 'rejected with an object';
}

/** Reports a page that did not load in time (spec §2 Routing). */
export function reportLatePage(): void {
  const traceNo = drawTraceNo();
  report({ type: 'chunk', message: 'page load timed out', traceNo });
  show('late', traceNo);
}

/** A page is shown: hides the messages about its loading. */
export function pageArrived(): void {
  failures = 0;
  if (standing !== 'page') hide();
}

/** Reports a target of a kind that this platform cannot open (spec §2 Navigation targets). */
export function reportTarget(target: string): void {
  report({
    type: 'target',
    message: `unsupported ${target.split('?')[0] ?? ''}`,
    traceNo: drawTraceNo(),
  });
}

/** Reports an error of a partner's script or app; '' if there is none. */
export function reportPartner(words: string): void {
  if (words !== '') report({ type: 'partner', message: words, traceNo: drawTraceNo() });
}

function show(what: keyof typeof WORDS, traceNo: string): void {
  standing ??= what;
  failureScreen.show({ ...WORDS[what], traceNo, reload: tryAgain, restart: () => page.restart() });
}

function hide(): void {
  if (standing !== undefined) failureScreen.hide();
  standing = undefined;
}

/** If the page's code has failed once, requests only that code again. If it is still loading, or has failed twice, reloads the app. */
function tryAgain(): void {
  if (failures !== 1) return page.reload();
  hide();
  pageLoad.again();
}

/** Writes to the error log as soon as its code has loaded. */
const report = (fault: Fault): void => reporting(({ writeError }) => writeError(fault));
