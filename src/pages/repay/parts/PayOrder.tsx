import { Card } from '@/components/Card';
import { Row, Rows } from '@/components/Row';
import { formatYuan } from '@/domain/money/fen';
import type { LoanWay, WayOverAll } from '@/domain/repay/waysOverAll';
import { drawnText, ORDER, whyNow } from './order';
import { loanTitle, type Pending } from './pending';

interface PayOrderProps {
  readonly way: WayOverAll | undefined;
  readonly pending: Pending;
}

/** Which loan the money goes to and why: of a part the one loan, of an end of several loans their order. */
export function PayOrder({ way, pending }: PayOrderProps) {
  const { kind = 'due', loans = [] } = way ?? {};
  if (kind === 'due' || pending.loans.length < 2) return null;
  const part = kind === 'partial';
  const line = (one: LoanWay, index: number) => {
    const loan = pending.loans.find(({ loanNo }) => loanNo === one.loanNo);
    if (loan === undefined) return null;
    const title = `${loanTitle(loan)}借款`;
    return (
      <Row
        key={one.loanNo}
        label={loans.length === 1 ? title : `${index + 1}. ${title}`}
        note={`${drawnText(loan)} · ${whyNow(one, loan, pending.today)}`}
        {...(one.amount !== undefined && { value: formatYuan(one.amount) })}
        strong
      />
    );
  };
  return (
    <Card
      title={part ? ORDER.part : ORDER.title}
      {...(loans.length > 1 && { note: ORDER.note, right: `${loans.length} 笔` })}
    >
      <Rows>{loans.map(line)}</Rows>
    </Card>
  );
}
