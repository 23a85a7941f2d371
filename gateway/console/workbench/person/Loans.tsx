import type { Customer } from '../../api/customers';
import { inLine, momentText, yuan } from '../core/format';
import { useOptions } from '../core/options';
import { Empty, Hint, Table, Tag } from '../parts/show';

type Loan = Customer['loans'][number];

const COLUMNS = [
  { text: '期' },
  { text: '还款日' },
  { text: '状态' },
  { text: '本金', num: true },
  { text: '利息', num: true },
  { text: '罚息', num: true },
  { text: '已还', num: true },
] as const;

function LoanItem({ loan }: { readonly loan: Loan }) {
  const { words } = useOptions();
  const rows = loan.schedule.map((row) => [
    ...[row.term, row.dueDate, words.termState[row.state]],
    ...[row.principal, row.interest, row.penalty, row.paid].map(yuan),
  ]);
  return (
    <details className="fold">
      <summary>
        <strong className="num">{yuan(loan.amount)} 元</strong> <Tag {...words.loanState[loan.state]} />{' '}
        <span className="hint">
          {inLine(
            loan.drawnOn,
            `${words.method[loan.method]} ${loan.terms} 期`,
            `剩余本金 ${yuan(loan.principalLeft)}`,
          )}
        </span>
      </summary>
      <Hint>{inLine(`借据 ${loan.loanNo}`, loan.reason)}</Hint>
      {rows.length === 0 ? (
        <Empty>还没有放款，没有还款计划</Empty>
      ) : (
        <Table label={`借据 ${loan.loanNo} 的还款计划`} columns={COLUMNS} rows={rows} />
      )}
    </details>
  );
}

export const Loans = ({ loans }: { readonly loans: readonly Loan[] }) => (
  <>
    {loans.map((loan) => (
      <LoanItem key={loan.loanNo} loan={loan} />
    ))}
  </>
);

const REPAID = [{ text: '时间' }, { text: '金额', num: true }, { text: '结果' }, { text: '单号' }] as const;

export function Repayments({ rows }: { readonly rows: Customer['repayments'] }) {
  const { words } = useOptions();
  if (rows.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        <strong>还款 {rows.length} 笔</strong>
      </summary>
      <Table
        label="还款记录"
        columns={REPAID}
        rows={rows.map(({ at, amount, state, repayNo, reason }) => [
          momentText(at),
          yuan(amount),
          inLine(words.loanState[state].text, reason),
          repayNo,
        ])}
      />
    </details>
  );
}
