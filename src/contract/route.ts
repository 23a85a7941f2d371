import * as v from 'valibot';
import { defineCalls } from './define';
import { text, those } from './fields';
import { bit } from './flowFields';

/** One row of the route-policy table (spec §2 Navigation targets). */
export const routePolicy = v.object({
  /** Name by which content asks for the page. */
  routePage: text(64),
  /** A target for openTarget: a page path or a web address. */
  jumpUrl: text(2048),
  needLogin: bit,
});

export const routeCalls = defineCalls({
  /** Spec §4 Route policy list. */
  routePolicyList: {
    verb: 'GET',
    path: '/api/routePolicy/list',
    body: 'plain',
    auth: 'none',
    answer: 'data',
    request: v.object({ minVersion: text(16), loanType: text(32), releaseChannel: text(16) }),
    /** Invalid rows are left out; without a list the call has failed, and is retried (spec §7 Answer handling). */
    response: those(routePolicy),
  },
});
