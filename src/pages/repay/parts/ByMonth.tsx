import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Row, Rows } from '@/components/Row';
import { Stats } from '@/components/Stats';
import { Tag } from '@/components/Tag';
import { formatYuan } from '@/domain/money/fen';
import { totalOf } from '@/domain/repay/due';
import { HowCounted, howDue, TryEarly } from '@/features/trust';
import type { RepayModel } from '../index.model';
import { splitText } from '@/features/repaying';
import type { Pending } from './pending';

/** '2026年12月' */
const monthName = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`;

/** The way to debt-free, and the amount due in each month. */
export const ByMonth = observer(function ByMonth({
  model,
  pending,
}: {
  readonly model: RepayModel;
  readonly pending: Pending;
}) {
  const { debtFree } = model;
  const thisMonth = pending.today.slice(0, 7);
  return (
    <>
      {debtFree && (
        <Card title="还清之路" note="按期还款，剩余本金会这样减少">
          <TryEarly points={debtFree.points} today={debtFree.today} />
          <Stats
            items={[
              {
                label: debtFree.penalty > 0 ? '待还利息和罚息' : '待还利息',
                fen: debtFree.interest + debtFree.penalty,
              },
              { label: '合计应还', fen: debtFree.principal + debtFree.interest + debtFree.penalty },
            ]}
          />
        </Card>
      )}
      <Card title="每月应还" right={`${pending.months.length} 个月`}>
        <Rows>
          {pending.months.map((row) => (
            <Row
              key={row.month}
              label={monthName(row.month)}
              note={splitText(row)}
              value={formatYuan(row.total)}
              under={row.month === thisMonth ? <Tag kind="ink">本月</Tag> : undefined}
              strong
            />
          ))}
        </Rows>
        <HowCounted items={[howDue(totalOf(pending.months))]} />
      </Card>
    </>
  );
});
