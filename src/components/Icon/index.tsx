import { View } from '@tarojs/components';
import type { IconName } from './icons';
import { useDrawing } from './useDrawing';
import { classes } from '../classes';
import './index.scss';

export type { IconName } from './icons';

interface IconProps {
  readonly name: IconName;
  /** In type units, so that the icon grows with the text. Default 20. */
  readonly size?: 12 | 16 | 20 | 24 | 28 | 40 | 56;
  /** Spoken name; without it the icon is decoration and hidden from the screen reader. */
  readonly label?: string;
  readonly className?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const Drawing = useDrawing(name);
  const spoken = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return (
    <View className={classes('yl-icon', `yl-icon--${size}`, className)} {...spoken}>
      {Drawing && <Drawing size="1em" />}
    </View>
  );
}
