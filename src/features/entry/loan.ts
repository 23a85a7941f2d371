import { creditCalls } from '@/contract/credit';
import { fetchLoanBlock, sayBlocked, type LoanBlock } from '@/features/blocks';
import { go } from '@/navigation';
import { call, type CallOptions } from '@/request';
import { feedback } from '@/stores/feedback';

const TITLE = '现在不能借款';
const AGAIN = { confirmText: '重新查询', cancelText: '以后再说' } as const;

/**
 * Why this person may not start a drawing (spec §4 Loan start), as text to show; undefined if they may. Rejects with CallFailure. `manner`:
 * how the call shows.
 */
export async function loanBar(manner: CallOptions = {}): Promise<string | undefined> {
  return (await fetchLoanBlock(manner))?.barred;
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
  let block: LoanBlock | undefined;
  try {
    block = await fetchLoanBlock({ tell: true, loading: true });
  } catch {
    return false;
  }
  if (block === undefined) {
    await move('loan');
    return true;
  }
  if (block.way !== 'retry') await sayBlocked(TITLE, block.barred, block.way);
  else if (await feedback.confirm({ title: TITLE, content: block.barred, ...AGAIN })) return enterLoan(move);
  return false;
}
