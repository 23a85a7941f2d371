import * as v from 'valibot';
import { defineCalls } from './define';
import { done, instant, phone } from './fields';
import { maskedPhone } from './fields';

/** For our words, page names and ids: everything that a client sends is shorter. */
const short = v.pipe(v.string(), v.maxLength(64));
const MOST_EVENTS = 50;
/** Limit for all events together, as JSON: fifty events of a client take two thirds of it. */
const MOST_CHARACTERS = 20_000;

/** Spec §3 Tracking event fields, first form: what happened on which page. Sent in clear, so it holds no personal data. */
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
  /** Time of the event: several events are sent together. */
  eventTime: instant,
});

/** Second form: what a person did, with the result. Sealed, because it identifies the person. */
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
  /** Masked if the client does not have the whole number; '' if no one is logged in. */
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
   * Event track, form-encoded: the results of a campaign. `actionEventInfo` is a JSON text with the source flag (loan type, else product
   * type, else XDQ002) and the parameters of the campaign's link. The spec names no path; this one is chosen by us.
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
