import type { CardRow } from '../../queries/cards';

export type Bank = Pick<CardRow, 'bank_code' | 'bank_name' | 'card_type'>;

/** Issuers by the first digits of their cards (UnionPay's issuer numbers; the common ones of each bank, not all). */
const ISSUERS: readonly (readonly [code: string, name: string, debit: string, credit: string])[] = [
  [
    'ICBC',
    '中国工商银行',
    '620200 620302 621226 621558 622200 622202 622203 622208',
    '622210 622230 622235 625330',
  ],
  ['ABC', '中国农业银行', '622821 622822 622827 622841 622845 622848 623052 95599', '622836 622837 625996'],
  ['BOC', '中国银行', '456351 601382 621660 621661 621663 621785 621790', '622760 622761 625906'],
  ['CCB', '中国建设银行', '436742 621081 621284 621467 621700 622280 622700', '436745 622166 622168 622675'],
  ['COMM', '交通银行', '405512 601428 621069 621436 622258 622260 622262', '622250 622251 622252 622253'],
  ['PSBC', '中国邮政储蓄银行', '621098 621799 622150 622151 622188 955100', '622810 622811 622812 628310'],
  [
    'CMB',
    '招商银行',
    '621286 621483 621485 621486 622580 622588 622598 622609',
    '439225 518710 622575 622576 622577 622578',
  ],
  ['CITIC', '中信银行', '621771 622690 622691 622692 622696 622698', '520108 622680 622688 622689'],
  ['CEB', '中国光大银行', '621489 621492 622660 622662 622663 622665', '622650 622655 622658 622685'],
  ['CMBC', '中国民生银行', '415599 621691 622615 622616 622617 622618 622622', '622600 622601 622602 622603'],
  ['SPDB', '浦发银行', '621792 622516 622518 622521 622522 622523', '622176 622177 622228 628221'],
  ['CIB', '兴业银行', '438589 622908 622909 966666', '451290 622901 622902 622922'],
  ['GDB', '广发银行', '621462 622568', '622555 622556 622557 622558 622559 622560'],
  ['SPABANK', '平安银行', '621626 622298 622986 622989 623058', '622155 622156 622157 526855'],
  ['HXBANK', '华夏银行', '621222 622630 622631 622632 622633', '622636 622637 622638 528709'],
];

const BY_PREFIX: ReadonlyMap<string, Bank> = new Map(
  ISSUERS.flatMap(([bank_code, bank_name, debit, credit]) => {
    const entries = (prefixes: string, card_type: Bank['card_type']) =>
      prefixes.split(' ').map((prefix): [string, Bank] => [prefix, { bank_code, bank_name, card_type }]);
    return [...entries(debit, 'debit'), ...entries(credit, 'credit')];
  }),
);
const LONGEST = Math.max(...Array.from(BY_PREFIX.keys(), (prefix) => prefix.length));

/** Issuer of a card by its first digits, the longest prefix first; undefined when none is known. */
export function bankOf(cardNo: string): Bank | undefined {
  for (let length = LONGEST; length > 0; length -= 1) {
    const bank = BY_PREFIX.get(cardNo.slice(0, length));
    if (bank !== undefined) return bank;
  }
  return undefined;
}

/** A bank that issues debit cards, by its code, with a prefix of these cards; undefined when the bank is not known. */
export function debitCardsOf(bankCode: string): { readonly bank: Bank; readonly prefix: string } | undefined {
  const issuer = ISSUERS.find(([code]) => code === bankCode);
  if (issuer === undefined) return undefined;
  const [bank_code, bank_name, debit] = issuer;
  return { bank: { bank_code, bank_name, card_type: 'debit' }, prefix: debit.slice(0, 6) };
}

/** Every bank that issues debit cards, in the order of the table. */
export const debitBanks = (): readonly { readonly code: string; readonly name: string }[] =>
  ISSUERS.map(([code, name]) => ({ code, name }));

/** Loans are paid out to debit cards only. */
export const isSupported = (bank: Bank | undefined): bank is Bank => bank?.card_type === 'debit';
