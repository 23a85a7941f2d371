import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { Fen } from '@/domain/money/fen';
import { words } from '../words';
import { Figure } from '../Figure';
import { Icon, type IconName } from '../Icon';
import { classes } from '../classes';
import './index.scss';

interface ResultHeroProps {
  readonly state: 'success' | 'processing' | 'failed';
  /** '还款成功'; on failure also what happened to the money: '还款失败，钱没有扣'. */
  readonly title: string;
  readonly fen?: Fen;
  /** Shown instead of an amount, or below it: what to do now. */
  readonly text?: ReactNode;
  /** What happens next and when, in order. */
  readonly next?: readonly { readonly title: string; readonly note?: string; readonly done?: boolean }[];
}

const marks: Readonly<Record<ResultHeroProps['state'], IconName>> = {
  success: 'check',
  processing: 'clock',
  failed: 'close',
};

/** The outcome of a flow, and the next step. */
export function ResultHero({ state, title, fen, text, next }: ResultHeroProps) {
  return (
    <View className={classes('yl-result', `yl-result--${state}`)}>
      <View className="yl-result__mark">
        <Icon name={marks[state]} size={28} />
      </View>
      <View className="yl-result__title" role="status">
        {words(title)}
      </View>
      {fen !== undefined && (
        <View className="yl-result__figure">
          <Figure fen={fen} size="hero" />
          <View className="yl-result__unit">元</View>
        </View>
      )}
      {text && <View className="yl-result__text">{words(text)}</View>}
      {next && next.length > 0 && (
        <View className="yl-result__next" role="list" aria-label="接下来">
          {next.map((step) => (
            <View
              key={step.title}
              className={classes('yl-result__step', step.done && 'yl-result__step--done')}
              role="listitem"
            >
              <View className="yl-result__dot">{step.done && <Icon name="check" size={12} />}</View>
              <View className="yl-result__words">
                <View className="yl-result__what">{words(step.title)}</View>
                {step.note && <View className="yl-result__when">{words(step.note)}</View>}
              </View>
            </View>
          ))}
        </View>
      )}
    </View>
  );
}
