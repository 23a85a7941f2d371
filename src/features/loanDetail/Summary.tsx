import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { FieldNote } from '@/components/Field';
import { Hero } from '@/components/Hero';
import { Notice } from '@/components/Notice';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { dayText } from '@/domain/dates/civil';
import { formatYuan, moneyText } from '@/domain/money/fen';
import { COOLING_OFF_DAYS } from '@/domain/repay/coolingOff';
import { go } from '@/navigation';
import { isRunning, type Iou } from './iou';
import type { LoanModel } from './loanModel';
import { IOU_NOTES, IOU_STATES, LOAN_FAILED, nextPayment } from './texts';

interface IouProps {
  readonly iou: Iou;
}

/** What falls due next and when nothing is owed any more; undefined while something is overdue. */
function nextOf({ rows, overdue, today }: Iou): string | undefined {
  const next = rows.find(({ state }) => state === 'due' || state === 'future');
  const last = rows[rows.length - 1];
  if (overdue > 0 || next === undefined || last === undefined) return undefined;
  const day = next.dueDate === today ? '今天' : dayText(next.dueDate, today);
  return nextPayment(day, moneyText(next.total - next.paid), dayText(last.dueDate, today));
}

/** How much is owed and until when. */
export function Summary({ iou }: IouProps) {
  const { amount, principalLeft, paid, state, overdueDays, terms, termsLeft } = iou;
  const text = state === 'overdue' ? `已逾期 ${overdueDays} 天` : IOU_STATES[state];
  if (!isRunning(iou)) {
    return <Hero label="借款金额（元）" fen={amount} right={text} note={IOU_NOTES[state]} />;
  }
  return (
    <Hero
      label="剩余本金（元）"
      fen={principalLeft}
      right={text}
      tone={state === 'overdue' ? 'red' : 'ink'}
      note={nextOf(iou)}
      parts={[
        { label: '借款', value: formatYuan(amount) },
        { label: '已还', value: formatYuan(paid) },
        { label: '剩', value: `${termsLeft}/${terms} 期` },
      ]}
    />
  );
}

/** What is late, or why the drawing failed. */
export function Trouble({ iou }: IouProps) {
  if (iou.overdue > 0) {
    return (
      <Notice kind="danger" title={`逾期应还 ${moneyText(iou.overdue)}`}>
        罚息只按逾期本金计算，还清后不再增加
      </Notice>
    );
  }
  if (iou.state !== 'failed') return null;
  return (
    <Card title={LOAN_FAILED.title} note={iou.reason || LOAN_FAILED.unknown}>
      <Rows>
        <Row label={LOAN_FAILED.cards} icon="card" onPress={() => go('bankCards')} />
      </Rows>
    </Card>
  );
}

export const CoolingOff = observer(function CoolingOff({
  model,
  iou,
}: IouProps & { readonly model: LoanModel }) {
  if (iou.coolingOffDaysLeft === null) return null;
  return (
    <Card
      tone="gold"
      title="借款冷静期"
      note={`借款后${COOLING_OFF_DAYS}天内全额还本，不收利息；以前付的利息和罚息也算作本金`}
      right={<Tag kind="white">{model.coolingOffNote}</Tag>}
    >
      {/* Keep the line free until the time is known. */}
      <FieldNote hint={model.coolingOffLeft || '\u00a0'} />
    </Card>
  );
});
