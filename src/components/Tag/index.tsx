import { View } from '@tarojs/components';
import { classes } from '../classes';
import './index.scss';

export interface TagProps {
  readonly children: string;
  /** Default 'grey'. The words carry the meaning, the colour only repeats it. */
  readonly kind?: 'grey' | 'ink' | 'gold' | 'green' | 'red' | 'white';
}

/** A word for the state of the item beside it. */
export function Tag({ children, kind = 'grey' }: TagProps) {
  return <View className={classes('yl-tag', `yl-tag--${kind}`)}>{children}</View>;
}
