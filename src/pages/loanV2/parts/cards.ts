import type { Response } from '@/contract';

export type Card = Response<'queryBankList'>['list'][number];

const TYPES: Readonly<Record<Card['cardType'], string>> = { debit: '储蓄卡', credit: '信用卡' };

/** Name of a card: '招商银行 储蓄卡 (6225)'. */
export const cardName = ({ bankName, cardType, tail }: Card): string =>
  `${bankName} ${TYPES[cardType]} (${tail})`;

/** Name of a card of unknown type: '招商银行 (6225)'. */
export const cardByTail = (bankName: string, tail: string): string => `${bankName} (${tail})`;

/** A drawing is paid out to a debit card only. */
export const receives = ({ cardType }: Card): boolean => cardType === 'debit';

/** The chosen card if it can still receive money, otherwise the default one, otherwise the first that can. */
export function receivingCard(choice: string, cards: readonly Card[]): Card | undefined {
  const able = cards.filter(receives);
  return (
    able.find(({ cardId }) => cardId === choice) ?? able.find(({ isDefault }) => isDefault === 'Y') ?? able[0]
  );
}
