import { View } from '@tarojs/components';
import { formatChinese, type CivilDate } from '@/domain/dates/civil';
import { moneyText, sumFen, type Fen } from '@/domain/money/fen';
import { classes } from '../classes';
import './index.scss';

/** One instalment, amounts in fen. */
export interface InstalmentBar {
  readonly term: number;
  readonly dueDate: CivilDate;
  readonly principal: Fen;
  readonly interest: Fen;
  /** Already paid: drawn lighter, and explained in the legend. */
  readonly paid?: boolean;
}

/** Up to 36 instalments as stacked bars, principal below and interest on top; the same in words for screen readers. */
export function InstalmentBars({ rows }: { readonly rows: readonly InstalmentBar[] }) {
  const first = rows.find((row) => !row.paid) ?? rows[0];
  const last = rows[rows.length - 1];
  if (!first || !last) return null;
  const highest = Math.max(1, ...rows.map(total));
  const principal = sumFen(rows.map((row) => row.principal));
  const interest = sumFen(rows.map((row) => row.interest));
  const paid = rows.filter((row) => row.paid).length;
  const spoken = `共 ${rows.length} 期，本金 ${moneyText(principal)}，利息 ${moneyText(interest)}；第 ${first.term} 期 ${formatChinese(first.dueDate, 'full')} 还 ${moneyText(total(first))}，最后一期 ${formatChinese(last.dueDate, 'full')} 还 ${moneyText(total(last))}`;

  return (
    <View className="yl-bars">
      <View
        className={classes(
          'yl-bars__plot',
          rows.length > 12 && 'yl-bars__plot--many',
          rows.length > 24 && 'yl-bars__plot--most',
        )}
        role="img"
        aria-label={spoken}
      >
        {rows.map((row) => (
          <View
            key={row.term}
            className={classes('yl-bars__bar', row.paid && 'yl-bars__bar--paid')}
            style={{ height: share(total(row), highest) }}
          >
            <View className="yl-bars__interest" style={{ height: share(row.interest, total(row)) }} />
            <View className="yl-bars__principal" />
          </View>
        ))}
      </View>
      <View className="yl-bars__legend" aria-hidden="true">
        <View className="yl-bars__first">{`${formatChinese(first.dueDate, 'full')} ${first.term === 1 ? '首期' : `第 ${first.term} 期`} ${moneyText(total(first))}`}</View>
        <View className="yl-bars__keys">
          {paid > 0 && <View className="yl-bars__key yl-bars__key--paid">{`已还 ${paid} 期`}</View>}
          <View className="yl-bars__key yl-bars__key--principal">本金</View>
          <View className="yl-bars__key yl-bars__key--interest">利息</View>
        </View>
      </View>
    </View>
  );
}

const total = (row: InstalmentBar): Fen => row.principal + row.interest;

const share = (part: number, whole: number): string =>
  `${whole > 0 ? Math.round((part / whole) * 10_000) / 100 : 0}%`;
