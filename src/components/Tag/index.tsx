import { View } from '@tarojs/components';
import { classes } from '../classes';
import './index.scss';

const NO_BREAK_SPACE = '\u00a0';

export interface TagProps {
  readonly children: string;
  /** Default 'grey'. The words carry the meaning, the colour only repeats it. */
  readonly kind?: 'grey' | 'ink' | 'gold' | 'green' | 'red' | 'white';
}

/** A word for the state of the item beside it: never in two lines if it fits into one. */
export function Tag({ children, kind = 'grey' }: TagProps) {
  return (
    <View className={classes('yl-tag', `yl-tag--${kind}`)}>{children.replace(/ /g, NO_BREAK_SPACE)}</View>
  );
}
