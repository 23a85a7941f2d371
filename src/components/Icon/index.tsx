import { useEffect } from 'react';
import { View } from '@tarojs/components';
import { fetchDrawing, type IconName } from './names';
import { classes } from '../classes';
import './index.scss';
import './early.scss';

export type { IconName } from './names';

interface IconProps {
  readonly name: IconName;
  /** In type units, so that the icon grows with the text. Default 20. */
  readonly size?: 12 | 16 | 20 | 24 | 28 | 40 | 56;
  /** Spoken name; without it the icon is decoration and hidden from the screen reader. */
  readonly label?: string;
  readonly className?: string;
}

/** A line icon in the colour of the text around it; its place is kept empty until its drawing is there. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  useEffect(() => {
    // If the style sheet does not load, the place stays empty, and the next icon tries again.
    fetchDrawing(name).catch(() => undefined);
  }, [name]);
  const spoken = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return (
    <View className={classes('yl-icon', `yl-icon--${name}`, `yl-icon--${size}`, className)} {...spoken} />
  );
}
