import { askHost } from '../permissions/askHost';
import type { SubscriptionAnswer, SubscriptionPort } from './index';

export type { SubscriptionAnswer, SubscriptionPort } from './index';

/** WeChat's number for the main switch in its settings. */
const MAIN_SWITCH_OFF = 20004;

/** 'accept', or accepted with a sound or an alert; 'reject'; 'ban' and 'filter' are no answer of the person. */
function answerIn(templateIds: readonly string[], answer: unknown): SubscriptionAnswer {
  const said = (id: string) => String((answer as Record<string, unknown>)[id] ?? '');
  return {
    ok: true,
    accepted: templateIds.filter((id) => said(id).startsWith('accept')),
    refused: templateIds.filter((id) => said(id) === 'reject'),
  };
}

const failureIn = (failure: unknown): SubscriptionAnswer => {
  const { errCode } = (failure ?? {}) as { errCode?: unknown };
  return { ok: false, reason: errCode === MAIN_SWITCH_OFF ? 'off' : 'unavailable' };
};

export const subscription: SubscriptionPort = {
  present: true,
  // Since base library 2.4.4, and only in a tap: nothing waits before it.
  ask: (templateIds) =>
    askHost('requestSubscribeMessage', { tmplIds: [...templateIds] }).then(
      (answer) => answerIn(templateIds, answer),
      failureIn,
    ),
};
