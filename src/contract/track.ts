import * as v from 'valibot';
import { defineCalls } from './define';
import { done, instant, maskedPhone, phone } from './fields';

/** Words of our own, names of pages, ids: all that a client sends is shorter. */
const short = v.pipe(v.string(), v.maxLength(64));
const MOST_EVENTS = 50;
/** Of all events together, as JSON: fifty of a client have two thirds of it. */
const MOST_CHARACTERS = 20_000;

/** Spec §3 Tracking event fields, first form: what happened on which page. Travels in clear, so nothing of the person is in it. */
export const pageEvent = v.object({
  eventType: short,
  page_id: short,
  page_name: short,
  cjj_id: short,
  client: v.picklist(['H5', 'weapp']),
  userStatus: short,
  sourceid: short,
  TestFlowId: short,
  anti_fraud_value: short,
  /** When it happened: several travel together. */
  eventTime: instant,
});

/** Second form: what somebody did and what came of it. Sealed: it says who. */
const actionEvent = v.object({
  eventType: short,
  pageModule: short,
  eventResult: short,
  appVer: short,
  terminalType: short,
  osType: short,
  platform: short,
  loanType: short,
  channelId: short,
  custId: short,
  /** Masked where the client has no whole number; '' where nobody is logged in. */
  phone: v.union([phone, maskedPhone, v.literal('')]),
});

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Spec §7 Device and tracking. A failure is never shown and never reported (spec §8). */
export const trackCalls = defineCalls({
  trackInsert: {
    verb: 'POST',
    path: '/api/trackrecord/insert',
    body: 'json',
    auth: 'none',
    answer: 'data',
    silent: true,
    request: v.object({
      records: v.pipe(
        v.array(pageEvent),
        v.minLength(1),
        v.maxLength(MOST_EVENTS),
        v.check((records) => JSON.stringify(records).length <= MOST_CHARACTERS),
      ),
    }),
    response: done,
  },
  trackInsertRecord: {
    verb: 'POST',
    path: '/api/trackrecord/insertRecord',
    body: 'sealed',
    auth: 'none',
    answer: 'data',
    silent: true,
    request: actionEvent,
    response: done,
  },
  /**
   * Event track, form-encoded: what a campaign has brought. `actionEventInfo` is a JSON text with the source flag (loan type, else product
   * type, else XDQ002) and what the campaign's link said of itself. The spec names no path; this one is chosen here.
   */
  eventTrack: {
    verb: 'POST',
    path: '/api/trackrecord/event',
    body: 'plain',
    auth: 'none',
    answer: 'data',
    silent: true,
    request: v.object({
      eventType: short,
      platform: short,
      actionEventInfo: v.pipe(v.string(), v.maxLength(1000), v.check(isJsonObject)),
    }),
    response: done,
  },
});
