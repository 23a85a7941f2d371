import type { Estimate } from '@/domain/loan/estimate';
import { formatYuan, type Fen } from '@/domain/money/fen';
import { namedRate } from '@/domain/money/rate';

/** The price of a drawing in two lines: what each month costs, and what all of it costs. */
export interface Price {
  readonly each: string;
  readonly whole: string;
}

const usual = (rows: Estimate['rows']): Fen => rows[1]?.total ?? rows[0]?.total ?? 0;

/** '每月还 449.88（首期 399.88）' */
function eachMonth({ rows, method }: Estimate): string {
  const first = rows[0]?.total ?? 0;
  const last = rows[rows.length - 1]?.total ?? 0;
  const other = first === usual(rows) ? '' : `（首期 ${formatYuan(first)}）`;
  switch (method) {
    case 'equal-instalment':
      return `每月还 ${formatYuan(usual(rows))}${other}`;
    case 'equal-principal':
      return `首期还 ${formatYuan(first)}，逐月减少到 ${formatYuan(last)}`;
    case 'interest-first':
      return `每月还利息 ${formatYuan(usual(rows))}${other}，末期还 ${formatYuan(last)}`;
    case 'bullet':
      return `到期一次还 ${formatYuan(last)}`;
  }
}

/** The rate is the one without the coupon: a coupon must not make it look lower. */
export function priceOf(figures: Estimate): Price {
  const { totalInterest, discount, annualRate } = figures;
  const off = discount > 0 ? `（券减 ${formatYuan(discount)}）` : '';
  return {
    each: eachMonth(figures),
    whole: `总利息 ${formatYuan(totalInterest)}${off} · ${namedRate(annualRate)}`,
  };
}
