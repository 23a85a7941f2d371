import type { Response } from '@/contract';
import type { activityCalls } from '@/contract/activity';
import { activityState } from '@/domain/activity/period';
import type { HandlersOf } from '../context';
import { forwardingByCode, joinedAt, recordActivity } from '../queries/activities';
import { refuseActivity } from '../refusals/content';

const UNKNOWN: Response<'forwardingConfig'> = {
  state: 'unknown',
  kind: 'link',
  title: '',
  lead: '',
  points: [],
  rules: [],
  button: '',
  jumpUrl: '',
  startsOn: null,
  endsOn: null,
};

export const activityHandlers: HandlersOf<typeof activityCalls> = {
  async forwardingConfig({ code }, { sql, today }) {
    const row = await forwardingByCode(sql, code);
    if (row === undefined) return UNKNOWN;
    const { kind, title, lead, points, rules, button, jump_url, starts_on, ends_on } = row;
    const period = { startsOn: starts_on, endsOn: ends_on };
    const state = activityState(period, today);
    return { state, kind, title, lead, points, rules, button, jumpUrl: jump_url, ...period };
  },

  /** A person can join only an open campaign; those who joined earlier stay in it. */
  async saveActivityRecord({ code, action }, { sql, now, today, customer }) {
    const row = await forwardingByCode(sql, code);
    if (row === undefined) return refuseActivity('activityUnknown');
    const joining = action === 'join';
    if (joining && activityState({ startsOn: row.starts_on, endsOn: row.ends_on }, today) !== 'open')
      return refuseActivity('activityClosed');
    await recordActivity(sql, { code, customerId: customer.id, action }, now);
    const at = await joinedAt(sql, code, customer.id);
    return { joined: at === undefined ? 'N' : 'Y', joinedAt: at?.toISOString() ?? null };
  },
};
