import { Card } from '@/components/Card';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { formatYuan } from '@/domain/money/fen';
import { splitText } from '@/features/repaying';
import type { PaymentLine } from './paymentLines';
import { loanTitle } from './pending';

/** The loans that are paid, and what each costs. */
export function Lines({ lines }: { readonly lines: readonly PaymentLine[] }) {
  return (
    <Card title={lines.length === 1 ? '还哪一笔' : '还哪几笔'} right={`${lines.length} 笔`}>
      <Rows>
        {lines.map(({ item, loan }) => (
          <Row
            key={item.loanNo}
            label={loan ? `${loanTitle(loan)}借款` : '借款'}
            note={splitText(item)}
            value={formatYuan(item.total)}
            under={
              loan && loan.overdueDays > 0 ? <Tag kind="red">{`逾期 ${loan.overdueDays} 天`}</Tag> : undefined
            }
            strong
          />
        ))}
      </Rows>
    </Card>
  );
}
