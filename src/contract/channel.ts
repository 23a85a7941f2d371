import * as v from 'valibot';
import { defineCalls } from './define';
import { done, text, truth } from './fields';

const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
const platform = v.pipe(v.string(), v.regex(/^\d-\d-\d{1,2}$/));

export const channelCalls = defineCalls({
  /** An employee opened the app by the group's link (spec §4 Launch, ygd). This happens before any login. */
  saveGroupUserById: {
    verb: 'POST',
    path: '/uni/groupCust/saveGroupUserById',
    body: 'sealed',
    auth: 'client',
    request: v.object({ userId: word, platform }),
    response: done,
  },
  /** The meaning of a platform code. Folder chosen by us: the spec names no path. `known`: the code is in the product's list. */
  getRouteChannel: {
    verb: 'POST',
    path: '/applfront/channel/getRouteChannel',
    body: 'sealed',
    auth: 'client',
    request: v.object({ platform }),
    response: v.object({ platform: text(8), known: truth, sourceId: text(64) }),
  },
});
