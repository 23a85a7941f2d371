import { LOAN_BLOCKS } from '@/contract/codes';
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
  return (await askBar(manner))?.text;
}

/** Blocks that the person can lift. */
const WAYS: Readonly<Record<string, Bar['way']>> = {
  [LOAN_BLOCKS.proofMissing]: { page: 'proofs', label: '去补交' },
  [LOAN_BLOCKS.frozen]: { page: 'security', label: '去恢复' },
};

interface Bar {
  readonly text: string;
  /** Where the person can lift it, and the words of the button. */
  readonly way: { readonly page: 'proofs' | 'security'; readonly label: string } | undefined;
}

async function askBar(manner: CallOptions): Promise<Bar | undefined> {
  const { productType } = channel;
  const union = await call(
    loanCalls.queryLoanUnion,
    { disciplinaryPhase: '1', loginLoanType: productType },
    manner,
  );
  const start = loanStart(union, productType);
  if (start.verdict === 'open') return undefined;
  return {
    text: start.message ?? LOAN_BLOCK_MESSAGES[start.reason],
    way: WAYS[union.exceptionCode],
  };
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
  let bar: Bar | undefined;
  try {
    bar = await askBar({ tell: true, loading: true });
  } catch {
    return false;
  }
  if (bar === undefined) {
    await move('loan');
    return true;
  }
  const goes = await feedback.confirm({
    title: '现在不能借款',
    content: bar.text,
    ...(bar.way
      ? { confirmText: bar.way.label, cancelText: '以后再说' }
      : { confirmText: '我知道了', cancelText: null }),
  });
  if (goes && bar.way) await go(bar.way.page);
  return false;
}
