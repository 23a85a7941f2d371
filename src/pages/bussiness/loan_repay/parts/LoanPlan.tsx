import { useState } from 'react';
import { Card } from '@/components/Card';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { formatChinese } from '@/domain/dates/civil';
import { formatYuan } from '@/domain/money/fen';
import { rowTag } from '@/domain/repay/rowTag';
import { AddsUp, HowCounted, howLoan } from '@/features/trust';
import { serverDay } from '@/stores/serverDay';
import type { LoanFacts, LoanRow } from './loanFacts';
import { splitText } from './split';

const SHOWN_AT_FIRST = 4;

/** The rows shown before the plan is expanded: from the first one that is not paid. */
function firstRows(rows: readonly LoanRow[]): readonly LoanRow[] {
  const open = rows.findIndex(({ state }) => state !== 'paid');
  const from = Math.max(0, Math.min(open === -1 ? 0 : open, rows.length - SHOWN_AT_FIRST));
  return rows.slice(from, from + SHOWN_AT_FIRST);
}

function StateTag({ row }: { readonly row: LoanRow }) {
  const { kind, text } = rowTag(row, serverDay.today());
  return <Tag kind={kind}>{text}</Tag>;
}

/** The schedule with the split of each instalment. */
export function LoanPlan({ loan }: { readonly loan: LoanFacts }) {
  const { rows, figures } = loan;
  const [all, setAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = all ? rows : firstRows(rows);
  return (
    <Card title="还款计划" note={`共 ${rows.length} 期，金额单位：元`}>
      <Rows>
        {shown.map((row) => (
          <Row
            key={row.term}
            label={`第 ${row.term} 期 · ${formatChinese(row.dueDate, 'full')}`}
            note={splitText(row)}
            value={formatYuan(row.total)}
            under={<StateTag row={row} />}
          />
        ))}
      </Rows>
      {rows.length > SHOWN_AT_FIRST && (
        <TextLink {...(all ? {} : { icon: 'down' as const })} onPress={() => setAll(!all)}>
          {all ? '收起' : `查看全部 ${rows.length} 期`}
        </TextLink>
      )}
      <AddsUp amount={figures.amount} rows={rows} ahead={figures.prepaid} />
      <HowCounted items={howLoan(figures)} />
    </Card>
  );
}
