import { Text } from '@tarojs/components';
import { formatYuan, type Fen } from '@/domain/money/fen';
import { classes } from '../classes';
import './index.scss';

interface FigureProps {
  /** Amount in fen, shown as '1,093.18'. */
  readonly fen?: Fen;
  /** Shown instead of an amount: a rate ('14.40%'), a count. */
  readonly text?: string;
  /** Default 'body'. */
  readonly size?: 'hero' | 'title' | 'head' | 'body' | 'small';
  readonly tone?: 'green' | 'red' | 'gold' | 'ink' | 'soft';
  /** Shown once per group of figures: '元'. */
  readonly unit?: string;
  /** Puts '+' before a positive amount. */
  readonly signed?: boolean;
  readonly strong?: boolean;
}

/** A figure: tabular numerals, thousands separators, two decimals. */
export function Figure({
  fen,
  text,
  size = 'body',
  tone,
  unit,
  signed,
  strong = size !== 'small',
}: FigureProps) {
  const shown = text ?? (fen === undefined ? '' : `${signed && fen > 0 ? '+' : ''}${formatYuan(fen)}`);
  const long = size === 'hero' && shown.length > 10;
  return (
    <Text
      className={classes(
        'yl-figure',
        `yl-figure--${size}`,
        tone && `yl-figure--${tone}`,
        strong && 'yl-figure--strong',
        long && 'yl-figure--long',
      )}
    >
      {unit ? `${shown} ${unit}` : shown}
    </Text>
  );
}
