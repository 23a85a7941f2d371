import type { Request } from '@/contract';
import type { payoutCalls } from '@/contract/payout';
import type { HandlersOf } from '../context';
import { afterSettling } from './loan/afterSettling';
import { payoutOf, stopPayout } from './loan/payout';

export const payoutHandlers: HandlersOf<typeof payoutCalls> = {
  queryLoaning: afterSettling(({ loanNo }: Request<'queryLoaning'>, context) => payoutOf(context, loanNo)),
  stopLoan: stopPayout,
};
