import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { FieldNote } from '@/components/Field';
import { Slider } from '@/components/Slider';
import { Stats } from '@/components/Stats';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { addDays, dayText, formatChinese } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { HowCounted, howPayoff } from '@/features/trust';
import type { PayoffByDate } from './payoffByDate';

const ASKING = '试算中…';

/** '今天（11月18日）', '12月18日' */
const dayName = (on: string, day: number): string =>
  day === 0 ? `今天（${formatChinese(on)}）` : dayText(on, addDays(on, -day));

const hintOf = (day: number): string =>
  day > 0 ? '这是那天的金额，供参考；要还清时按当天的金额还，没有违约金' : '按天计息，没有违约金';

/** Cost and savings of an early payoff, by day. */
export const PayoffCard = observer(function PayoffCard({ payoff }: { readonly payoff: PayoffByDate }) {
  const { quote, day, most, failed, loans } = payoff;
  const how = quote?.quotes.flatMap((one, index) => {
    const loan = loans[index];
    if (loan === undefined) return [];
    const how = howPayoff(one, loan.figures);
    const which = `第 ${index + 1} 笔，${moneyText(loan.figures.amount)}`;
    return [loans.length === 1 ? how : { ...how, title: `${which}：${how.title}` }];
  });
  return (
    <Card title="提前还清能省多少" right={<Tag kind="gold">试算</Tag>}>
      {most > 0 && (
        <Slider
          label="哪天还清"
          value={day}
          min={0}
          max={most}
          shown={dayName(payoff.on, day)}
          ends={['今天', `${most} 天后`]}
          onChange={(value) => payoff.choose(value)}
          onDone={(value) => payoff.settle(value)}
        />
      )}
      <Stats
        items={[
          { label: '需还（元）', ...(quote ? { fen: quote.payAmount } : { text: failed ? '--' : ASKING }) },
          {
            label: '少付利息（元）',
            ...(quote ? { fen: quote.savedInterest, tone: 'green' } : { text: failed ? '--' : ASKING }),
          },
        ]}
      />
      {failed && (
        <>
          <FieldNote error={failed} />
          <TextLink onPress={() => payoff.ask()}>重新试算</TextLink>
        </>
      )}
      <HowCounted items={how} />
      <FieldNote hint={hintOf(day)} />
    </Card>
  );
});
