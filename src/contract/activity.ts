import * as v from 'valibot';
import { defineCalls } from './define';
import { instant, orNull, yesNo } from './fields';
import { date } from './flowFields';

const code = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));

export const activityRefusals = { activityUnknown: '101402', activityClosed: '101403' } as const;

export const activityCalls = defineCalls({
  /**
   * The activity of a code (spec §7 Notices and help; the spec gives no verb and no fields). `state`: follow only an `open` activity;
   * an `unknown` one has no content. `jumpUrl` is a target for openTarget.
   */
  forwardingConfig: {
    verb: 'GET',
    path: '/api/forwardingRecord/getConfig',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    request: v.object({ code }),
    response: v.object({
      state: v.picklist(['open', 'coming', 'ended', 'unknown']),
      /** `link` only leads on; the others have their own page. */
      kind: v.picklist(['link', 'landing', 'campaign']),
      title: v.string(),
      lead: v.string(),
      points: v.array(v.object({ title: v.string(), note: v.string() })),
      rules: v.array(v.string()),
      button: v.string(),
      jumpUrl: v.string(),
      startsOn: orNull(date),
      endsOn: orNull(date),
    }),
  },
  /** "save activity record" of spec §7, path chosen by us. Each action counts once; the answer says whether the person has joined. */
  saveActivityRecord: {
    verb: 'POST',
    path: '/activity/saveActivityRecord',
    body: 'sealed',
    auth: 'member',
    refusals: activityRefusals,
    request: v.object({ code, action: v.picklist(['view', 'join']) }),
    response: v.object({ joined: yesNo, joinedAt: orNull(instant) }),
  },
});
