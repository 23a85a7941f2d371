import { View } from '@tarojs/components';
import { Figure } from '@/components/Figure';
import { Row, Rows } from '@/components/Row';
import { formatChinese } from '@/domain/dates/civil';
import { formatYuan } from '@/domain/money/fen';
import { AddsUp } from '@/features/trust';
import type { Plan } from './plan';

/** Every instalment with its components. */
export function ScheduleRows({ plan }: { readonly plan: Plan }) {
  return (
    <>
      <View role="list" aria-label="还款计划">
        <Rows>
          {plan.rows.map((row) => (
            <Row
              key={row.term}
              label={`第 ${row.term} 期`}
              note={formatChinese(row.dueDate, 'full')}
              value={<Figure fen={row.total} />}
              under={`本金 ${formatYuan(row.principal)} · 利息 ${formatYuan(row.interest)}`}
            />
          ))}
        </Rows>
      </View>
      <AddsUp amount={plan.amount} rows={plan.rows} />
    </>
  );
}
