import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import { words } from '../words';
import { classes } from '../classes';
import { pressable, useOnce } from '../pressable';
import './index.scss';

interface CardProps {
  readonly children?: ReactNode;
  readonly title?: string;
  /** A line below the title. */
  readonly note?: string;
  /** At the end of the title's line: a TextLink, a Tag, a count. */
  readonly right?: ReactNode;
  /** 'gold' is for benefits, 'ink' for what matters most. */
  readonly tone?: 'plain' | 'gold' | 'ink';
  /** Makes the whole card one control; such a card must not contain another control. */
  readonly onPress?: () => unknown;
}

/** A white card on the ground. */
export function Card({ children, title, note, right, tone = 'plain', onPress }: CardProps) {
  const once = useOnce(onPress);
  return (
    <View
      className={classes('yl-card', `yl-card--${tone}`, onPress && 'yl-tap')}
      {...(onPress ? pressable(once) : {})}
    >
      {(title || right) && (
        <View className="yl-card__head">
          <View className="yl-card__titles">
            {title && (
              <View className="yl-card__title" role="heading" aria-level="2">
                {words(title)}
              </View>
            )}
            {note && <View className="yl-card__note">{words(note)}</View>}
          </View>
          {right && <View className="yl-card__right">{right}</View>}
        </View>
      )}
      {children}
    </View>
  );
}
