/** The fields of a bound card that make up its name. */
export interface NamedCard {
  readonly bankName: string;
  readonly cardType: 'debit' | 'credit';
  /** Last four digits. */
  readonly tail: string;
}

export const CARD_TYPE_NAMES: Readonly<Record<NamedCard['cardType'], string>> = {
  debit: '储蓄卡',
  credit: '信用卡',
};

/** A card as people know it: '招商银行 储蓄卡 (6225)'. */
export const cardName = ({ bankName, cardType, tail }: NamedCard): string =>
  `${bankName} ${CARD_TYPE_NAMES[cardType]} (${tail})`;

/** The name without the type: '招商银行 (6225)'; '' if there is no card. */
export const cardByTail = (bankName: string, tail: string): string =>
  tail === '' ? '' : `${bankName} (${tail})`;
