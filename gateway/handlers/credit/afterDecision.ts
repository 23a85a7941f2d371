import type { MemberContext, Outside } from '../../context';
import { withTimeout } from '../../withTimeout';
import { askDecision } from './decision';
import { askRaise } from './raise';

/** Books what the credit provider has decided in the meantime, if it answers soon (`soon`). */
export const takeDecisions = (context: Outside<MemberContext>): Promise<void> =>
  withTimeout(askDecision(context).then(() => askRaise(context)));

/** For a call that shows the state of an application: first books what was decided in the meantime. */
export const afterDecision = <A>(work: (context: MemberContext) => Promise<A>) => ({
  async before(_request: object, context: Outside<MemberContext>) {
    await takeDecisions(context);
    return work;
  },
});
