import * as v from 'valibot';
import { defineCalls } from './define';
import { code, done, key, name, nothing, oneOf, someOf, text } from './fields';

const short = v.pipe(v.string(), v.maxLength(64));

/** Small calls of the host (spec §7). The spec names no path and no field for most of them: both are chosen by us. */
export const systemCalls = defineCalls({
  /** A value of the host's public configuration by its key; '' for a key that is not public. */
  getRedisValueByKey: {
    verb: 'POST',
    path: '/common/getRedisValueByKey',
    body: 'sealed',
    auth: 'client',
    request: v.object({ key: text(64) }),
    response: v.object({ value: code }),
  },
  /** The variant of an experiment: the same for a person each time, A for an experiment that does not run. */
  abtest: {
    verb: 'POST',
    path: '/common/abtest',
    body: 'sealed',
    auth: 'member',
    request: v.object({ experiment: text(32) }),
    response: v.object({ variant: oneOf(['A', 'B'], 'A') }),
  },
  /** Fresh random text of the server, 32 hex digits. */
  getRandomValue: {
    verb: 'POST',
    path: '/common/getRandomValue',
    body: 'sealed',
    auth: 'client',
    request: nothing,
    response: v.object({ random: key }),
  },
  /** Whether the host wants to know which apps are installed. Never: the product does not need it. */
  appListSwitch: {
    verb: 'POST',
    path: '/app/appListSwitch',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ isOpen: oneOf(['Y', 'N'], 'N') }),
  },
  /** Installed apps, from an older build: accepted, but not stored. */
  appListInformation: {
    verb: 'POST',
    path: '/app/appListInformation',
    body: 'sealed',
    auth: 'member',
    request: v.object({ apps: v.pipe(v.array(short), v.maxLength(500)) }),
    response: done,
  },
  /** Pictures and films of a place in the app. */
  mediaInfo: {
    verb: 'GET',
    path: '/api/media/info',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    request: v.object({ place: text(32) }),
    response: v.object({ list: someOf(v.object({ title: name(60), url: name(300) })) }),
  },
  /** A log line of an older build; stored with the tracks. */
  saveLog: {
    verb: 'POST',
    path: '/api/saveLog',
    body: 'sealed',
    auth: 'client',
    answer: 'data',
    request: v.object({
      level: oneOf(['info', 'warn', 'error'], 'info'),
      text: v.pipe(v.string(), v.maxLength(300)),
    }),
    response: done,
  },
  /** One click, as older builds report it; stored with the tracks. */
  clickInfo: {
    verb: 'POST',
    path: '/api/click/info',
    body: 'sealed',
    auth: 'client',
    answer: 'data',
    silent: true,
    request: v.object({ page: short, place: short, platform: short }),
    response: done,
  },
  /** A line of an older build's own log. */
  saveAm: {
    verb: 'POST',
    path: '/api/saveAm',
    body: 'sealed',
    auth: 'client',
    answer: 'data',
    silent: true,
    request: v.object({ page: short, event: short, platform: short }),
    response: done,
  },
  /** A row of the wide table: facts of a session without personal data. */
  saveWideTable: {
    verb: 'POST',
    path: '/api/saveWideTable',
    body: 'sealed',
    auth: 'client',
    answer: 'data',
    silent: true,
    request: v.object({
      platform: short,
      version: short,
      facts: v.pipe(
        v.record(short, short),
        v.check((facts) => Object.keys(facts).length <= 30),
      ),
    }),
    response: done,
  },
});
