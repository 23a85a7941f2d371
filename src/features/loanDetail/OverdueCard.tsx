import { Card } from '@/components/Card';
import { Row, Rows } from '@/components/Row';
import { dayText } from '@/domain/dates/civil';
import { formatYuan, moneyText } from '@/domain/money/fen';
import { HowCounted, howPenalty } from '@/features/trust';
import type { Iou } from './iou';
import { OVERDUE } from './texts';

/** Which instalments are overdue, for how long, and how each penalty is computed. */
export function OverdueCard({ iou }: { readonly iou: Iou }) {
  const [first] = iou.late;
  if (first === undefined) return null;
  return (
    <Card title={OVERDUE.title} note={OVERDUE.note} right={moneyText(iou.overdue)}>
      <Rows>
        {iou.late.map((row) => (
          <Row
            key={row.term}
            label={`第 ${row.term} 期 · 逾期 ${row.days} 天`}
            note={`${dayText(row.dueDate, iou.today)}到期${row.sum && `；罚息 ${row.sum}`}`}
            value={formatYuan(row.penalty)}
            under="罚息"
          />
        ))}
        <Row label={OVERDUE.rate} note={OVERDUE.rateNote} value={first.dailyRate} />
      </Rows>
      <HowCounted items={[howPenalty(iou.figures.annualRate)]} />
    </Card>
  );
}
