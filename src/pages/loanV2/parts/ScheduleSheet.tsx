import { View } from '@tarojs/components';
import { Figure } from '@/components/Figure';
import { Row, Rows } from '@/components/Row';
import { Sheet } from '@/components/Sheet';
import { formatChinese } from '@/domain/dates/civil';
import { formatYuan, moneyText } from '@/domain/money/fen';
import type { Plan } from './plan';

interface ScheduleSheetProps {
  readonly plan: Plan;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every instalment with its components. */
export function ScheduleSheet({ plan, open, onClose }: ScheduleSheetProps) {
  const note = `共 ${plan.rows.length} 期，应还总额 ${moneyText(plan.totalRepay)}`;
  return (
    <Sheet open={open} title="还款计划" note={note} onClose={onClose}>
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
    </Sheet>
  );
}
