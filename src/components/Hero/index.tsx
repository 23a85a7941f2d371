import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { Fen } from '@/domain/money/fen';
import { Figure } from '../Figure';
import './index.scss';

interface HeroProps {
  /** Names the number and its unit: '可借额度（元）'. */
  readonly label: string;
  readonly fen?: Fen;
  /** Shown instead of an amount. */
  readonly figure?: string;
  /** At the end of the first line: '总额度 50,000'. */
  readonly right?: ReactNode;
  /** Line below the number; a Text inside may be `yl-hero__strong`. */
  readonly note?: ReactNode;
  /** Parts of the number, in one line: 本金, 利息, 罚息. */
  readonly parts?: readonly { readonly label: string; readonly value: string }[];
  /** A light Button. */
  readonly children?: ReactNode;
}

/** The dark card with the page's one hero number. */
export function Hero({ label, fen, figure, right, note, parts, children }: HeroProps) {
  return (
    <View className="yl-hero">
      <View className="yl-hero__ring" />
      <View className="yl-hero__line">
        <View className="yl-hero__label">{label}</View>
        {right && <View className="yl-hero__right">{right}</View>}
      </View>
      <View className="yl-hero__figure">
        <Figure fen={fen} text={figure} size="hero" />
      </View>
      {note && <View className="yl-hero__note">{note}</View>}
      {parts && (
        <View className="yl-hero__parts">
          {parts.map((part) => (
            <View key={part.label} className="yl-hero__part">
              {`${part.label} ${part.value}`}
            </View>
          ))}
        </View>
      )}
      {children && <View className="yl-hero__action">{children}</View>}
    </View>
  );
}
