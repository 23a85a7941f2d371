import { currentRoute } from '@/navigation';
import { device } from '@/platform/device';
import { faultScreen } from '@/platform/faultScreen';
import { page } from '@/platform/page';
import { random } from '@/platform/random';
import { call, type RequestErrorRecord } from '@/request';
import { VERSION_CODE } from '@/settings';
import { channel } from './channel';

/** React needs a moment to take down what failed, and a page that is just opening to stand up. */
const LOOK_AGAIN_MS = 300;
/** Errors in a loop must not become a flood of reports. */
const MAX_REPORTS = 20;
const WINDOW_MS = 60_000;
const MAX_INFO = 2000;
const MAX_SHORT = 200;

const WORDS = {
  page: { title: '页面出了点问题', text: '我们已经记下了这个问题。您填写过的内容还在，请重新加载试试。' },
  chunk: { title: '页面没有加载完整', text: '可能是网络不太稳定。您填写过的内容还在，请重新加载。' },
} as const;

let reportTimes: readonly number[] = [];

/** A failed call, for the error log (spec §8). */
export function reportCall({ errorType, path, code, traceNo, errorInfo }: RequestErrorRecord): void {
  void report(errorType, `${path} ${code} ${errorInfo}`, traceNo);
}

/** A script error. Where it has left the page white, the person gets words and two ways out. */
export function reportScript(error: string | undefined): void {
  // H5: a picture that did not load fires an event of that name, too, and has no message.
  if (error === undefined) return;
  const traceNo = drawTraceNo();
  void report('script', error, traceNo);
  setTimeout(() => {
    if (page.isBlank()) show('page', traceNo);
  }, LOOK_AGAIN_MS);
}

/** A promise that nobody waited for. A failed call has been said and reported already. */
export function reportRejection(reason: unknown): void {
  const { name, message, stack } = reason instanceof Error ? reason : new Error(String(reason));
  if (name === 'CallFailure') return;
  if (name !== 'ChunkLoadError' && !/Loading (?:CSS )?chunk \S+ failed/.test(message)) {
    reportScript(`${message} ${stack ?? ''}`);
    return;
  }
  const traceNo = drawTraceNo();
  void report('chunk', message, traceNo);
  show('chunk', traceNo);
}

function show(what: keyof typeof WORDS, traceNo: string): void {
  faultScreen.show({ ...WORDS[what], traceNo, reload: () => page.reload(), restart: () => page.restart() });
}

async function report(errorType: string, errorInfo: string, traceNo: string): Promise<void> {
  const now = Date.now();
  reportTimes = reportTimes.filter((at) => now - at < WINDOW_MS);
  if (reportTimes.length >= MAX_REPORTS) return;
  reportTimes = [...reportTimes, now];
  const { osName, networkType } = await device.info();
  const record = {
    platform: channel.platform,
    page: currentRoute()?.key ?? '',
    osName: osName.slice(0, MAX_SHORT),
    versionCode: VERSION_CODE,
    networkType: networkType.slice(0, MAX_SHORT),
    reportTime: new Date(now).toISOString(),
    errorType,
    errorInfo: withoutNumbers(errorInfo).slice(0, MAX_INFO),
    traceNo,
  };
  // A report that fails is lost: reporting it again would go the same way (spec §8).
  await call('errorSave', record).catch(() => undefined);
}

/** Phone, ID and card numbers that a message might quote have no business in a log. */
const withoutNumbers = (text: string): string => text.replace(/\d{8,}[Xx]?/g, '*');

function drawTraceNo(): string {
  try {
    return Array.from(random.bytes(6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // A device without random bytes still wants a number to be found by.
    return Date.now().toString(36);
  }
}
