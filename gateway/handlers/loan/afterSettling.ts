import type { MemberContext, Outside } from '../../context';

/** A call that shows money: what the bank has decided meanwhile is booked before it looks. */
export const afterSettling = <Q, A>(work: (request: Q, context: MemberContext) => Promise<A>) => ({
  async before(request: Q, { settlement, customer }: Outside<MemberContext>) {
    await settlement.settleOf(customer.id);
    return (context: MemberContext) => work(request, context);
  },
});
