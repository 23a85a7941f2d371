import { InstalmentBars } from '@/components/InstalmentBars';
import { Sheet } from '@/components/Sheet';
import { moneyText } from '@/domain/money/fen';
import type { Plan } from './plan';
import { ScheduleRows } from './ScheduleRows';

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
      <InstalmentBars rows={plan.rows} />
      <ScheduleRows plan={plan} />
    </Sheet>
  );
}
