import * as v from 'valibot';
import { TERMINALS } from './visitCodes';
import { defineCalls } from './define';
import { instant, someOf, text } from './fields';

const dotted = v.pipe(v.string(), v.regex(/^\d{1,4}(\.\d{1,4}){0,3}$/));

/** One version of the app. `wgtVersion`: version of the code running inside it, which may be newer than `version`. */
export const release = v.object({
  version: dotted,
  wgtVersion: dotted,
  title: text(40),
  notes: v.array(text(200)),
  publishedAt: instant,
});

export const upgradeCalls = defineCalls({
  /** Newest version and its changes, then the older ones ("upgrade" of spec §7, path chosen by us; no token: §6). */
  upgrade: {
    verb: 'POST',
    path: '/app/upgrade',
    body: 'plain',
    auth: 'none',
    request: v.object({ terminal: v.picklist(TERMINALS) }),
    response: v.object({ list: someOf(release) }),
  },
  /** Updates after the client's own `wgtVersion`, newest first, for running clients to install by themselves. Failures are silent (spec §8). */
  hotUpdateList: {
    verb: 'GET',
    path: '/api/hotUpdate/list',
    body: 'plain',
    auth: 'none',
    answer: 'data',
    silent: true,
    request: v.object({ minVersion: text(9), wgtVersion: dotted, terminal: v.picklist(TERMINALS) }),
    response: v.object({ list: someOf(release) }),
  },
});
