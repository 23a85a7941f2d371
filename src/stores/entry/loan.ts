import { loanStart } from '@/domain/loan/loanStart';
import { LOAN_BLOCK_MESSAGES } from '@/domain/loan/messages';
import { go } from '@/navigation';
import { call } from '@/request';
import { channel } from '../channel';
import { feedback } from '../feedback';

/** Takes the person to the loan page, or says why not (spec §4 Loan start). A failed call has told them already. */
export async function startLoan(): Promise<void> {
  const union = await call(
    'queryLoanUnion',
    { disciplinaryPhase: '1', loginLoanType: channel.productType },
    { loading: true },
  ).catch(() => undefined);
  if (union === undefined) return;
  const start = loanStart(union, channel.productType);
  if (start.verdict === 'open') return go('loan');
  await feedback.confirm({
    title: '现在不能借款',
    content: start.message ?? LOAN_BLOCK_MESSAGES[start.reason],
    confirmText: '我知道了',
    cancelText: null,
  });
}
