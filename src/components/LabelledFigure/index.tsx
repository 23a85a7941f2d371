import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { Fen } from '@/domain/money/fen';
import { Figure } from '../Figure';
import './index.scss';

interface LabelledFigureProps {
  /** Names the figure and its unit: '本期应还（元）· 12月18日'. */
  readonly label: string;
  readonly fen?: Fen;
  /** Shown instead of an amount. */
  readonly text?: string;
  readonly tone?: 'green' | 'red' | 'gold' | 'ink';
  /** At the end of the line: a small Button. */
  readonly right?: ReactNode;
}

/** A figure below its label, with an action beside it, or below it if there is no room. */
export function LabelledFigure({ label, fen, text, tone, right }: LabelledFigureProps) {
  return (
    <View className="yl-labelled">
      <View className="yl-labelled__words">
        <View className="yl-labelled__label">{label}</View>
        <Figure fen={fen} text={text} tone={tone} size="title" />
      </View>
      {right}
    </View>
  );
}
