import { creditCalls } from '@/contract/credit';
import { loanCalls } from '@/contract/loan';
import { loanStart } from '@/domain/loan/loanStart';
import { LOAN_BLOCK_MESSAGES } from '@/domain/loan/messages';
import { go } from '@/navigation';
import { call, type CallOptions } from '@/request';
import { channel } from '@/stores/channel';
import { feedback } from '@/stores/feedback';

/**
 * Why this person may not start a drawing (spec §4 Loan start), as text to show; undefined if they may. Rejects with CallFailure. `manner`:
 * how the call shows.
 */
export async function loanBar(manner: CallOptions = {}): Promise<string | undefined> {
  const { productType } = channel;
  const union = await call(
    loanCalls.queryLoanUnion,
    { disciplinaryPhase: '1', loginLoanType: productType },
    manner,
  );
  const start = loanStart(union, productType);
  return start.verdict === 'open' ? undefined : (start.message ?? LOAN_BLOCK_MESSAGES[start.reason]);
}

/** Activates an approved line and opens the loan page. A failed call has shown its own toast. */
export async function activateLine(): Promise<void> {
  try {
    await call(creditCalls.activeSubmit, {}, { tell: true, loading: true });
  } catch {
    return;
  }
  await startLoan();
}

/** Opens the loan page, or says why not. A failed call has shown its own toast. */
export async function startLoan(): Promise<void> {
  await enterLoan(go);
}

/** Like startLoan, with this move; true if the page was opened. */
export async function enterLoan(move: typeof go): Promise<boolean> {
  let bar: string | undefined;
  try {
    bar = await loanBar({ tell: true, loading: true });
  } catch {
    return false;
  }
  if (bar === undefined) {
    await move('loan');
    return true;
  }
  await feedback.confirm({
    title: '现在不能借款',
    content: bar,
    confirmText: '我知道了',
    cancelText: null,
  });
  return false;
}
