import { encodeInfo, loggedPhone, ofCall, ofScript, ofWords } from '@/domain/log/errorRecord';
import type { Scrubbed } from '@/domain/log/scrub';
import { persisted } from '@/model/persisted';
import { currentRoute } from '@/navigation';
import { device } from '@/platform/device';
import { failureScreen } from '@/platform/failureScreen';
import { page } from '@/platform/page';
import { pageLoad } from '@/platform/pageLoad';
import { random } from '@/platform/random';
import { call, type RequestErrorRecord } from '@/request';
import { VERSION_CODE, WGT_VERSION } from '@/settings';
import { channel } from '@/stores/channel';

/** React needs a moment to unmount a failed page, and an opening page needs a moment to render. */
const LOOK_AGAIN_MS = 300;
/** Errors in a loop must not send a flood of reports. */
const MAX_REPORTS = 20;
const WINDOW_MS = 60_000;
const MAX_SHORT = 200;

const WORDS = {
  page: { title: '页面出了点问题', text: '我们已经记下了这个问题。您填写过的内容还在，请重新加载试试。' },
  late: { title: '页面还没有加载出来', text: '网络有些慢。您填写过的内容还在，请重新加载试试。' },
  chunk: { title: '页面没有加载完整', text: '可能是网络不太稳定。您填写过的内容还在，请重新加载。' },
} as const;

let reportTimes: readonly number[] = [];
let sessionId = '';
let standing: keyof typeof WORDS | undefined;
/** How often the code of the loading page has failed. */
let failures = 0;

/** Reports a failed call to the error log (spec §8). */
export function reportCall(failed: RequestErrorRecord): void {
  void report(failed.errorType, ofCall(failed), failed.traceNo);
}

/** Reports a script error. If the page is blank, the person gets a message and two ways out. */
export function reportScript(error: string | undefined): void {
  // H5: a picture that did not load fires the same event, but without a message.
  if (error === undefined) return;
  // Message and stack arrive as one text.
  const message = error.split('\n', 1)[0] ?? '';
  const traceNo = drawTraceNo();
  void report('script', ofScript({ message, stack: error }), traceNo);
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
  void report('chunk', ofWords(message), traceNo);
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
  void report('chunk', ofWords('page load timed out'), traceNo);
  show('late', traceNo);
}

/** A page is shown: hides the messages about its loading. */
export function pageArrived(): void {
  failures = 0;
  if (standing !== 'page') hide();
}

/** Reports a target of a kind that this platform cannot open (spec §2 Navigation targets). */
export function reportTarget(target: string): void {
  void report('target', ofWords(`unsupported ${target.split('?')[0] ?? ''}`), drawTraceNo());
}

/** Reports what a partner's script or app did wrong; '' for nothing. */
export function reportPartner(words: string): void {
  if (words !== '') void report('partner', ofWords(words), drawTraceNo());
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

async function report(errorType: string, info: Scrubbed, traceNo: string): Promise<void> {
  const now = Date.now();
  reportTimes = reportTimes.filter((at) => now - at < WINDOW_MS);
  if (reportTimes.length >= MAX_REPORTS) return;
  reportTimes = [...reportTimes, now];
  const { osName, osVersion, model, width, height, networkType } = await device.info();
  sessionId ||= drawTraceNo();
  const record = {
    uid: persisted.get('uid'),
    phone: loggedPhone(persisted.get('userInfo')?.phone ?? ''),
    platform: channel.platform,
    deviceId: persisted.get('cjj_id'),
    sessionId,
    page: currentRoute()?.key ?? '',
    osName: short(osName),
    osVersion: short(osVersion),
    deviceModel: short(model),
    width: Math.round(width),
    height: Math.round(height),
    versionCode: VERSION_CODE,
    wgtVersion: WGT_VERSION,
    networkType: short(networkType),
    reportTime: new Date(now).toISOString(),
    errorType,
    errorInfo: encodeInfo(info),
    traceNo,
  };
  // A report that fails is lost: a second report would fail, too (spec §8).
  await call((calls) => calls.logCalls.errorSave, record).catch(() => undefined);
}

const short = (text: string): string => text.slice(0, MAX_SHORT);

function drawTraceNo(): string {
  try {
    return Array.from(random.bytes(6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // A device without random bytes still needs a trace number.
    return Date.now().toString(36);
  }
}
