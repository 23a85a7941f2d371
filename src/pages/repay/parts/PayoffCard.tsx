import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { FieldNote } from '@/components/Field';
import { Slider } from '@/components/Slider';
import { Stats } from '@/components/Stats';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { HowCounted, howPayoff } from '@/features/trust';
import { dayName, type IouModel } from '../repayIoudetails.model';
import type { PayoffByDate } from './payoffByDate';

interface PayoffCardProps {
  readonly model: IouModel;
  readonly payoff: PayoffByDate;
}

/** Cost and savings of an early payoff, by day. */
export const PayoffCard = observer(function PayoffCard({ model, payoff }: PayoffCardProps) {
  const { quote, day, most, failed } = payoff;
  const asking = '试算中…';
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
          { label: '需还（元）', ...(quote ? { fen: quote.payAmount } : { text: failed ? '--' : asking }) },
          {
            label: '少付利息（元）',
            ...(quote ? { fen: quote.savedInterest, tone: 'green' } : { text: failed ? '--' : asking }),
          },
        ]}
      />
      {failed && (
        <>
          <FieldNote error={failed} />
          <TextLink onPress={() => payoff.ask()}>重新试算</TextLink>
        </>
      )}
      <HowCounted items={quote && model.iou.value && [howPayoff(quote, model.iou.value.figures)]} />
      <FieldNote hint={model.payoffHint(day)} />
    </Card>
  );
});
