import { View } from '@tarojs/components';
import { Icon } from '@/components/Icon';
import { Tag } from '@/components/Tag';
import { classes } from '@/components/classes';
import { CARD_TYPE_NAMES, cardName } from '@/domain/person/cardName';
import type { BankCard } from '../index.model';
import './BankCardFace.scss';

/** A bound card, drawn like the physical one; only the last digits of its number are known here. */
export function BankCardFace({ card }: { readonly card: BankCard }) {
  const { bankName, cardType, tail, isDefault } = card;
  const first = isDefault === 'Y';
  return (
    <View
      className={classes('yl-bank-card', first && 'yl-bank-card--default')}
      role="listitem"
      aria-label={first ? `${cardName(card)}，默认卡` : cardName(card)}
    >
      <View className="yl-bank-card__line">
        <View className="yl-bank-card__mark">
          <Icon name="card" />
        </View>
        <View className="yl-bank-card__words">
          <View className="yl-bank-card__bank">{bankName}</View>
          <View className="yl-bank-card__type">{CARD_TYPE_NAMES[cardType]}</View>
        </View>
        {first && <Tag kind="white">默认</Tag>}
      </View>
      <View className="yl-bank-card__number" aria-hidden="true">
        <View className="yl-bank-card__hidden">••••</View>
        <View>{tail}</View>
      </View>
    </View>
  );
}
