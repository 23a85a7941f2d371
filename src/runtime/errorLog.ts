import { logCalls } from '@/contract/log';
import { encodeInfo, loggedPhone, ofCall, ofScript, ofWords } from '@/domain/log/errorRecord';
import type { Scrubbed } from '@/domain/log/scrub';
import { persisted } from '@/storage/persisted';
import { currentRoute } from '@/navigation';
import { hostLog } from '@/platform/hostLog';
import { device } from '@/platform/device';
import { call, type RequestErrorRecord } from '@/request';
import { VERSION_CODE, WGT_VERSION } from '@/settings';
import { channel } from '@/stores/channel';
import { createLostReports } from './lostReports';
import { drawTraceNo } from './traceNo';

/** An error in a loop must not send many reports. */
const MAX_REPORTS = 20;
const WINDOW_MS = 60_000;
const MAX_SHORT = 200;

let reportTimes: readonly number[] = [];
let sessionId = '';

/** A failure that is not a call's: a script error with its stack, or a few words. */
export interface Fault {
  readonly type: 'script' | 'chunk' | 'target' | 'partner';
  readonly message: string;
  readonly stack?: string;
  readonly traceNo: string;
}

/** Reports a failed call to the error log (spec §8). */
export function reportCall(failed: RequestErrorRecord): void {
  void report(failed.errorType, ofCall(failed), failed.traceNo);
}

/** Reports fields of an answer that could not be read. */
export const reportLost = createLostReports(reportCall);

/** Reports anything else to the error log. */
export function writeError({ type, message, stack, traceNo }: Fault): void {
  void report(type, stack === undefined ? ofWords(message) : ofScript({ message, stack }), traceNo);
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
  hostLog.error(JSON.stringify({ errorType, page: record.page, traceNo, info }));
  // A failed report is lost: a second report would fail, too (spec §8).
  await call(logCalls.errorSave, record).catch(() => undefined);
}

const short = (text: string): string => text.slice(0, MAX_SHORT);
