import { Card } from '@/components/Card';
import { Row, Rows } from '@/components/Row';
import { dayText } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import type { Quote } from '@/features/repaying';
import { PARTIAL } from './texts';

/** The loan after the chosen plan of a partial repayment. */
export function PlanAfter({ quote: { plan, after, on } }: { readonly quote: Quote }) {
  if (plan === undefined || after === null) return null;
  const [next] = after;
  const last = after[after.length - 1];
  return (
    <Card title={PARTIAL.after} right={PARTIAL.plans[plan]}>
      <Rows>
        {next && <Row label="下一期应还" value={moneyText(next.total)} note={dayText(next.dueDate, on)} />}
        {last && <Row label="最后一期" value={dayText(last.dueDate, on)} note={`还剩 ${after.length} 期`} />}
      </Rows>
    </Card>
  );
}
