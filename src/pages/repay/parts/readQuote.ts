import { type Quote, repayDraft } from '@/features/repaying';

const wish = (): string => {
  const { kind, loanNos, couponId } = repayDraft.get();
  return [kind, couponId, ...loanNos].join();
};

let kept: { readonly quote: Quote; readonly of: string } | undefined;

/** The price that the person has read on the step before the confirmation, in memory only. */
export const readQuote = {
  keep(quote: Quote | undefined): void {
    kept = quote && { quote, of: wish() };
  },
  /** Undefined if the person now pays something else. Each price is returned once. */
  take(): Quote | undefined {
    const { quote, of } = kept ?? {};
    kept = undefined;
    return of === wish() ? quote : undefined;
  },
};
