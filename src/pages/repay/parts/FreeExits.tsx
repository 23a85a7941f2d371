import { Card } from '@/components/Card';
import { Row, Rows } from '@/components/Row';
import { dayText } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import type { LoanToGiveBack } from '@/features/repaying';
import { FREE_EXIT } from './texts';

interface FreeExitsProps {
  readonly loans: readonly LoanToGiveBack[];
  readonly today: string;
  readonly onTake: (loanNo: string) => unknown;
}

/** The interest-free exit of each loan in its cooling-off period, with its amount. It comes before any way that costs interest. */
export function FreeExits({ loans, today, onTake }: FreeExitsProps) {
  if (loans.length === 0) return null;
  return (
    <Card tone="gold" title={FREE_EXIT.title} note={FREE_EXIT.note}>
      <Rows>
        {loans.map(({ loanNo, amount, exit }) => (
          <Row
            key={loanNo}
            label={FREE_EXIT.loan(moneyText(amount))}
            note={FREE_EXIT.until(exit.lastDay === today ? '' : dayText(exit.lastDay, today))}
            value={FREE_EXIT.sum(moneyText(exit.amount))}
            strong
            onPress={() => onTake(loanNo)}
          />
        ))}
      </Rows>
    </Card>
  );
}
