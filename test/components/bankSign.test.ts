import { bankLetter, bankTone } from '@/components/BankSign/letter';

it.each([
  ['中国工商银行', '工'],
  ['中国银行', '中'],
  ['中国邮政储蓄银行', '邮'],
  [' 招商银行', '招'],
  ['中信银行', '中'],
  ['', '银'],
])('The sign of the bank "%s" has the letter %s', (name, letter) => {
  expect(bankLetter(name)).toBe(letter);
});

it('A bank has the same tone wherever it is listed', () => {
  expect(bankTone('招商银行 ')).toBe(bankTone('招商银行'));
});
