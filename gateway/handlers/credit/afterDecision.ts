import type { MemberContext, Outside } from '../../context';
import { soon } from '../../settlement';
import { askDecision } from './decision';
import { askRaise } from './raise';

/** Books what the credit provider has decided meanwhile, as far as it says so soon. */
export const takeDecisions = (context: Outside<MemberContext>): Promise<void> =>
  soon(askDecision(context).then(() => askRaise(context)));

/** A call that shows where an application stands: what was decided meanwhile is booked before it looks. */
export const afterDecision = <A>(work: (context: MemberContext) => Promise<A>) => ({
  async before(_request: object, context: Outside<MemberContext>) {
    await takeDecisions(context);
    return work;
  },
});
