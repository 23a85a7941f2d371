import { useState } from 'react';
import { Card } from '@/components/Card';
import { InstalmentBars } from '@/components/InstalmentBars';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { dayText, formatChinese } from '@/domain/dates/civil';
import { formatYuan, moneyText } from '@/domain/money/fen';
import { rowTag } from '@/domain/repay/rowTag';
import { splitText } from '@/features/repaying';
import { AddsUp, AllDueDates, HowCounted, howLeft, howLoan } from '@/features/trust';
import { serverDay } from '@/stores/serverDay';
import type { Iou, IouRow } from './iou';
import { endedOnce } from './texts';

const SHOWN_AT_FIRST = 4;

/** The rows shown before the plan is expanded: the last paid one and the next ones to be paid. */
function atFirst(rows: readonly IouRow[]): readonly IouRow[] {
  const next = Math.max(
    0,
    rows.findIndex(({ state }) => state !== 'paid'),
  );
  return rows.slice(next === 0 ? 0 : next - 1, Math.max(next - 1, 0) + SHOWN_AT_FIRST);
}

function StateTag({ row }: { readonly row: IouRow }) {
  const { kind, text } = rowTag(row, serverDay.today());
  return <Tag kind={kind}>{text}</Tag>;
}

/** The plan as bars and as rows with their state. */
export function PlanCard({ iou }: { readonly iou: Iou }) {
  const [whole, setWhole] = useState(false);
  const { rows } = iou;
  if (rows.length === 0) return null;
  // A row for each instalment that never fell due would say nothing.
  if (iou.endedOn !== '') {
    return (
      <Card>
        <Row label={endedOnce(dayText(iou.endedOn, iou.today))} note={`借款 ${moneyText(iou.amount)}`} />
      </Card>
    );
  }
  const foldable = rows.length > SHOWN_AT_FIRST + 1;
  const shown = whole || !foldable ? rows : atFirst(rows);
  return (
    <Card
      title="还款计划"
      right={
        foldable ? (
          <TextLink onPress={() => setWhole(!whole)}>
            {whole ? '收起' : `查看全部 ${rows.length} 期`}
          </TextLink>
        ) : (
          `共 ${rows.length} 期`
        )
      }
    >
      {rows.length > 1 && (
        <InstalmentBars rows={rows.map((row) => ({ ...row, paid: row.state === 'paid' }))} />
      )}
      <Rows>
        {shown.map((row) => (
          <Row
            key={row.term}
            label={`第 ${row.term} 期 · ${formatChinese(row.dueDate, 'full')}`}
            note={splitText(row)}
            value={formatYuan(row.state === 'paid' ? row.paid : row.total)}
            under={<StateTag row={row} />}
            strong={row.state !== 'paid'}
          />
        ))}
      </Rows>
      <AddsUp amount={iou.amount} rows={rows} ahead={iou.prepaid} />
      <HowCounted items={[howLeft(iou.figures), ...howLoan(iou.figures)]} />
      <AllDueDates rows={rows} />
    </Card>
  );
}
