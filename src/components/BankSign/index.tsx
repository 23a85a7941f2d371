import { View } from '@tarojs/components';
import { classes } from '../classes';
import { bankLetter, bankTone } from './letter';
import './index.scss';

interface BankSignProps {
  /** The bank's name, shown next to the sign: it is not read aloud twice. */
  readonly name: string;
}

/** A round sign for a bank. Their logos are theirs; a letter is enough to find a line again. */
export function BankSign({ name }: BankSignProps) {
  return (
    <View className={classes('yl-bank-sign', `yl-bank-sign--${bankTone(name)}`)} aria-hidden="true">
      {bankLetter(name)}
    </View>
  );
}
