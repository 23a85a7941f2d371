import { View } from '@tarojs/components';
import { Checkbox } from '@/components/Checkbox';
import { classes } from '@/components/classes';
import { Figure } from '@/components/Figure';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { dayText } from '@/domain/dates/civil';
import { loanTitle, type OpenLoan } from './pending';
import './LoanLine.scss';

interface LoanLineProps {
  readonly loan: OpenLoan;
  readonly today: string;
  /** Together: the loan can be ticked. */
  readonly picked?: boolean;
  readonly onPick?: (picked: boolean) => void;
  readonly onOpen: () => unknown;
}

function whenOf({ due, overdueDays }: OpenLoan, today: string): string {
  if (due === null) return '';
  if (overdueDays === 0) return `${dayText(due.date, today)}应还`;
  return due.dueToday ? '逾期和今天应还' : '逾期应还';
}

/** A loan; can be opened, and ticked for a payment of what is due. */
export function LoanLine({ loan, today, picked = false, onPick, onOpen }: LoanLineProps) {
  const { about, termsLeft, overdueDays, due } = loan;
  const text = (
    <>
      <View className="yl-loan-line__top">
        <View className="yl-loan-line__title">{loanTitle(loan)}</View>
        <Figure fen={due?.total ?? 0} />
      </View>
      <View className="yl-loan-line__under">
        <View>{about}</View>
        <View className="yl-loan-line__when">{whenOf(loan, today)}</View>
      </View>
    </>
  );
  return (
    <View className={classes('yl-loan-line', !onPick && 'yl-loan-line--plain')}>
      {onPick ? (
        <Checkbox checked={picked} onChange={onPick} label={`还这笔 ${loanTitle(loan)}借款`}>
          {text}
        </Checkbox>
      ) : (
        text
      )}
      <View className="yl-loan-line__foot">
        <View className="yl-loan-line__state">
          {overdueDays > 0 ? <Tag kind="red">{`逾期 ${overdueDays} 天`}</Tag> : <Tag kind="green">正常</Tag>}
          <View className="yl-loan-line__left">{`剩 ${termsLeft} 期`}</View>
        </View>
        <TextLink leads label={`${loanTitle(loan)}借款，借据详情`} onPress={onOpen}>
          借据详情
        </TextLink>
      </View>
    </View>
  );
}
