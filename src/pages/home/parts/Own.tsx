import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { LAST_DAY } from '@/domain/home/coolingOff';
import type { DebtFreeLine } from '@/domain/home/debtFree';
import type { HomeStatus } from '@/domain/home/offer';
import type { HomeTask } from '@/domain/home/tasks';
import { HOME_TEXTS } from '@/domain/home/texts';
import { formatYuan, shortYuan, type Fen } from '@/domain/money/fen';
import { Tasks } from './Tasks';

interface PartProps {
  /** The part of the page's model that the person's parts need. */
  readonly model: {
    readonly tasks: readonly HomeTask[];
    readonly coolingOffDays: number | undefined;
    readonly coolingOffNote: string;
    readonly due: { readonly amount: string; readonly date: string } | undefined;
    readonly debtFree: DebtFreeLine | undefined;
    readonly standing: Pick<HomeStatus, 'action' | 'line' | 'offers'>;
    readonly elder: boolean;
    toRepay(): Promise<void>;
    useLine(): Promise<void>;
    drawAgain(fen: Fen): Promise<void>;
    payMore(more: NonNullable<DebtFreeLine['more']>): Promise<void>;
  };
}

interface SumProps {
  readonly label: string;
  readonly figure: string;
  readonly note?: string;
  readonly action?: string;
  readonly kind?: 'soft' | 'primary';
  readonly onPress: () => unknown;
  readonly children?: ReactNode;
}

/** A sum with its button. */
function Sum({ label, figure, note, action, kind = 'soft', onPress, children }: SumProps) {
  return (
    <Card>
      <View className="yl-home__due">
        <View className="yl-home__due-words">
          <View className="yl-home__due-label">{label}</View>
          <View className="yl-home__due-amount">{figure}</View>
          {note && <View className="yl-home__due-label">{note}</View>}
        </View>
        {action && (
          <Button size="small" kind={kind} onPress={onPress}>
            {action}
          </Button>
        )}
      </View>
      {children}
    </Card>
  );
}

/** The next repayment, if something else is the one task. Within its last days its button is the page's main one. */
const Due = observer(function Due({ model }: PartProps) {
  const { due, standing } = model;
  if (due === undefined) return null;
  return (
    <Sum
      label={`本期应还（元）· ${due.date}`}
      figure={due.amount}
      action="去还款"
      kind={standing.offers ? 'soft' : 'primary'}
      onPress={() => model.toRepay()}
    />
  );
});

/** The day on which everything is paid off, and what a little more today changes. */
const DebtFree = observer(function DebtFree({ model }: PartProps) {
  const { debtFree } = model;
  if (debtFree === undefined) return null;
  const { title, note, more } = debtFree;
  return (
    <Card title={title} note={note}>
      {more && (
        <View className="yl-home__more">
          <TextLink icon="forward" onPress={() => model.payMore(more)}>
            {more.text}
          </TextLink>
        </View>
      )}
    </Card>
  );
});

/** The credit line below the one task. If nothing is left of it, repaying is the only action, and the card above has it. */
const Line = observer(function Line({ model }: PartProps) {
  const { line } = model.standing;
  if (line === undefined) return null;
  const { fen, right, note, action, actionName, again } = line;
  return (
    <Sum
      label={`${HOME_TEXTS.available}（元）· ${right}`}
      figure={formatYuan(fen)}
      note={note}
      {...(action !== 'repay' && { action: actionName })}
      onPress={() => model.useLine()}
    >
      {again !== undefined && !model.elder && (
        <View className="yl-home__more">
          <TextLink onPress={() => model.drawAgain(again)}>{HOME_TEXTS.again(shortYuan(again))}</TextLink>
        </View>
      )}
    </Sum>
  );
});

const CoolingOff = observer(function CoolingOff({ model }: PartProps) {
  const { coolingOffDays: days } = model;
  if (days === undefined) return null;
  return (
    <Card
      tone="gold"
      title="30天冷静期"
      note={model.coolingOffNote}
      right={<Tag kind="white">{days === 0 ? LAST_DAY : `还剩 ${days} 天`}</Tag>}
      onPress={() => model.toRepay()}
    />
  );
});

/** The next repayment and the interest-free exit of the newest loan, what waits for the person, the way to debt-free, and the line. */
export const Own = observer(function Own({ model }: PartProps) {
  return (
    <>
      <Due model={model} />
      <CoolingOff model={model} />
      <Tasks tasks={model.tasks} />
      <DebtFree model={model} />
      <Line model={model} />
    </>
  );
});
