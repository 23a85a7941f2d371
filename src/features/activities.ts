import type { Response } from '@/contract';
import { activityCalls } from '@/contract/activity';
import { formatChinese } from '@/domain/dates/civil';
import { call } from '@/request';
import { serverDay } from '@/stores/serverDay';

export type Activity = Response<'forwardingConfig'>;

const CODE = /^[\w.-]{1,64}$/;

/** The activity of a code. Null: the code is unknown or malformed. */
export async function fetchActivity(code: string): Promise<Activity | null> {
  if (!CODE.test(code)) return null;
  const activity = await call(activityCalls.forwardingConfig, { code });
  return activity.state === 'unknown' ? null : activity;
}

/** Why an activity cannot be opened; '' if it can. */
export function closedText(activity: Activity | null): string {
  if (activity === null) return '没有找到这个活动，链接可能不完整。';
  const { state, title, startsOn, endsOn } = activity;
  if (state === 'coming')
    return `“${title}”还没有开始${startsOn ? `，${formatChinese(startsOn, 'full')}再来看看` : ''}。`;
  // A page may stay open after the activity's last day.
  if (state === 'ended' || (endsOn !== null && endsOn < serverDay.today()))
    return `“${title}”已经结束${endsOn ? `（截至${formatChinese(endsOn, 'full')}）` : ''}。`;
  return '';
}
