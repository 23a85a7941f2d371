import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import { words } from '../words';
import { Icon, type IconName } from '../Icon';
import { classes } from '../classes';
import { pressable, useOnce } from '../pressable';
import './index.scss';

interface RowProps {
  readonly label: ReactNode;
  /** Small text below the label, or beside it when short. */
  readonly note?: ReactNode;
  readonly value?: ReactNode;
  /** Small text below the value. */
  readonly under?: ReactNode;
  readonly icon?: IconName;
  /** A sign of the thing in place of an icon: a `BankSign`. */
  readonly sign?: ReactNode;
  /** Emphasises the value. */
  readonly strong?: boolean;
  readonly tone?: 'green' | 'red' | 'gold' | 'ink';
  /** Highlights the whole row: the one figure of a table that must not be missed. */
  readonly lit?: boolean;
  readonly onPress?: () => unknown;
  /** A badge or a switch at the end. */
  readonly end?: ReactNode;
}

function Mark({ icon, sign }: Pick<RowProps, 'icon' | 'sign'>) {
  if (sign) return <View className="yl-row__sign">{sign}</View>;
  return icon ? <Icon name={icon} className="yl-row__icon" /> : null;
}

/** A label and its value in one line; with `onPress` a control with a chevron. */
export function Row({ label, note, value, under, icon, sign, strong, tone, lit, onPress, end }: RowProps) {
  const once = useOnce(onPress);
  const marked = icon !== undefined || sign !== undefined;
  // If the label names a thing rather than a figure, the label is the main text.
  const dark = value === undefined || marked || under !== undefined;
  const beside = !marked && (value !== undefined || under !== undefined);
  return (
    <View
      className={classes(
        'yl-row',
        strong && 'yl-row--strong',
        tone && `yl-row--${tone}`,
        lit && 'yl-row--lit',
        onPress && 'yl-row--leads yl-tap',
      )}
      {...(onPress ? pressable(once) : {})}
    >
      <Mark icon={icon} sign={sign} />
      <View className={classes('yl-row__words', beside && 'yl-row__words--beside')}>
        <View className={classes('yl-row__label', dark && 'yl-row__label--dark')}>{words(label)}</View>
        {note && <View className="yl-row__note">{words(note)}</View>}
      </View>
      {(value !== undefined || under) && (
        <View className="yl-row__values">
          {value !== undefined && <View className="yl-row__value">{words(value)}</View>}
          {under && <View className="yl-row__note">{words(under)}</View>}
        </View>
      )}
      {end && <View className="yl-row__end">{end}</View>}
      {onPress && <Icon name="forward" size={16} className="yl-row__chevron" />}
    </View>
  );
}

/** Rows with a hairline between them. Place it in a Card. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <View className="yl-rows">{children}</View>;
}
