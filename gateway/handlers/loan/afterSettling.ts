import type { MemberContext, Outside } from '../../context';

/** For a call that shows money: first books what the bank has decided in the meantime. */
export const afterSettling = <Q, A>(work: (request: Q, context: MemberContext) => Promise<A>) => ({
  async before(request: Q, { settlement, customer }: Outside<MemberContext>) {
    await settlement.settleOf(customer.id);
    return (context: MemberContext) => work(request, context);
  },
});
