import { View } from '@tarojs/components';
import { bankLetter } from '@/components/BankSign/letter';
import { Tag } from '@/components/Tag';
import { classes } from '@/components/classes';
import { pressable, useOnce } from '@/components/pressable';
import { words } from '@/components/words';
import { CARD_TYPE_NAMES, cardName } from '@/domain/person/cardName';
import type { BankCard } from '../index.model';
import './BankCardFace.scss';

interface BankCardFaceProps {
  readonly card: BankCard;
  /** Opens its details. */
  readonly onPress?: () => unknown;
}

/** A bound card, drawn like the physical one; only the last digits of its number are known here. */
export function BankCardFace({ card, onPress }: BankCardFaceProps) {
  const open = useOnce(onPress);
  const { bankName, cardType, tail, isDefault } = card;
  const first = isDefault === 'Y';
  const named = first ? `${cardName(card)}，默认卡` : cardName(card);
  return (
    <View
      className={classes('yl-bank-card', first && 'yl-bank-card--default', onPress && 'yl-tap')}
      {...(onPress ? pressable(open) : { role: 'group', 'aria-label': named })}
    >
      <View className="yl-bank-card__line">
        <View className="yl-bank-card__mark" aria-hidden="true">
          {bankLetter(bankName)}
        </View>
        <View className="yl-bank-card__words">
          <View className="yl-bank-card__bank">{words(bankName)}</View>
          <View className="yl-bank-card__type">{CARD_TYPE_NAMES[cardType]}</View>
        </View>
        {first && <Tag kind="white">默认卡</Tag>}
      </View>
      <View className="yl-bank-card__number">
        <View className="yl-bank-card__hidden" aria-hidden="true">
          ••••
        </View>
        <View>{tail}</View>
      </View>
    </View>
  );
}
