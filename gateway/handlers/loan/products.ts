import type { MemberContext } from '../../context';
import type { Decisions } from '../../providers/decisions';
import { decisionsOf } from '../../queries/decisions';
import { refuseLoan } from '../../refusals/loan';
import { CREDIT, GOODS, type LoanProduct } from './rule';

const OFFERS: Readonly<Record<Decisions['products'], readonly LoanProduct[]>> = {
  loan: [CREDIT],
  goods: [GOODS],
  both: [CREDIT, GOODS],
};

/** The products that this customer may draw, the usual one first. */
export async function productsFor({
  sql,
  customer,
}: Pick<MemberContext, 'sql' | 'customer'>): Promise<readonly LoanProduct[]> {
  return OFFERS[(await decisionsOf(sql, customer.phone)).products];
}

/** The product of a trial: the one that was asked for, or the first on offer. */
export async function productFor(
  context: Pick<MemberContext, 'sql' | 'customer'>,
  loanType: string | undefined,
): Promise<LoanProduct> {
  const offered = await productsFor(context);
  const product = loanType === undefined ? offered[0] : offered.find((one) => one.loanType === loanType);
  if (product === undefined) throw refuseLoan('planUnknown');
  return product;
}
