import { View } from '@tarojs/components';
import { Checkbox } from '@/components/Checkbox';
import { Figure } from '@/components/Figure';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { dayText } from '@/domain/dates/civil';
import { loanTitle, type OpenLoan } from './pending';
import './LoanLine.scss';

interface LoanLineProps {
  readonly loan: OpenLoan;
  readonly today: string;
  readonly picked: boolean;
  readonly onPick: (picked: boolean) => void;
  readonly onOpen: () => unknown;
}

/** A loan; can be ticked for repayment and opened. */
export function LoanLine({ loan, today, picked, onPick, onOpen }: LoanLineProps) {
  const { about, termsLeft, overdueDays, due } = loan;
  return (
    <View className="yl-loan-line">
      <Checkbox checked={picked} onChange={onPick} label={`还这笔 ${loanTitle(loan)}借款`}>
        <View className="yl-loan-line__top">
          <View className="yl-loan-line__title">{loanTitle(loan)}</View>
          <Figure fen={due?.total ?? 0} />
        </View>
        <View className="yl-loan-line__under">
          <View>{about}</View>
          <View className="yl-loan-line__when">
            {due &&
              (overdueDays > 0
                ? due.dueToday
                  ? '逾期和今天应还'
                  : '逾期应还'
                : `${dayText(due.date, today)}应还`)}
          </View>
        </View>
      </Checkbox>
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
