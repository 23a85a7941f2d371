import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { Fen } from '@/domain/money/fen';
import { words } from '../words';
import { Figure } from '../Figure';
import { Icon, type IconName } from '../Icon';
import { Track, type TrackStep } from '../Track';
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
  readonly next?: readonly TrackStep[];
  /** The outcome may change by itself: its text has room for two lines, so that what is below stays. */
  readonly steady?: boolean;
}

const marks: Readonly<Record<ResultHeroProps['state'], IconName>> = {
  success: 'check',
  processing: 'clock',
  failed: 'close',
};

/** The outcome of a flow, and the next step. */
export function ResultHero({ state, title, fen, text, next, steady = false }: ResultHeroProps) {
  return (
    <View className={classes('yl-result', `yl-result--${state}`, steady && 'yl-result--steady')}>
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
        <View className="yl-result__next">
          <Track label="接下来" steps={next} />
        </View>
      )}
    </View>
  );
}
