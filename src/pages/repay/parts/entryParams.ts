import type { PageParams } from '@/navigation';

const LOAN_NO = /^[\w-]{1,64}$/;
const MOST_LOANS = 20;

/** Value of the confirmation's parameter `step`: the person came through the entry, and Back leads there. */
export const ENTRY_STEP = 'entry';

/** Parameters of the repayment flow; malformed ones are dropped. */
export interface EntryParams {
  readonly productType: string | undefined;
  readonly backUrl: string | undefined;
  readonly loanNos: readonly string[];
}

/** Spec §5: missing productType or backUrl is only logged to the console, no message. */
export function readEntryParams(params: PageParams): EntryParams {
  const [productType, backUrl] = [params.get('productType'), params.get('backUrl')];
  if (!productType || !backUrl) console.warn('repay: productType and backUrl are required');
  return { productType, backUrl, loanNos: readLoanNos(params.get('loanNos') ?? '') };
}

/** Loan numbers as one parameter: 'L1,L2'. */
export const readLoanNos = (text: string): readonly string[] =>
  [...new Set(text.split(','))].filter((no) => LOAN_NO.test(no)).slice(0, MOST_LOANS);
