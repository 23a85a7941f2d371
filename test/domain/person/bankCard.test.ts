import { cardTail, checkBankCard, groupCard, luhnWarning, passesLuhn } from '@/domain/person/bankCard';

describe('bank cards', () => {
  it('have 12 to 19 digits', () => {
    const fine = Array.from({ length: 22 }, (_, length) => checkBankCard('6'.repeat(length)) === undefined);
    expect(fine.indexOf(true)).toBe(12);
    expect(fine.lastIndexOf(true)).toBe(19);
  });

  it.each([
    ['', 'bankCardMissing'],
    [' - ', 'bankCardMissing'],
    ['6225 8801 2345 678a', 'bankCardCharacters'],
    ['６２２５８８０１２３４５', undefined],
    ['6225 8801', 'bankCardLength'],
    ['6225 8801-2345 6789', undefined],
  ])('%j: %s', (text, reason) => expect(checkBankCard(text)).toBe(reason));

  // Published test numbers of ISO/IEC 7812, then the same with one wrong digit.
  it.each([
    ['4111111111111111', true],
    ['79927398713', true],
    ['6222021234567894', true],
    ['4111111111111112', false],
    ['79927398710', false],
    ['0', true],
    ['', false],
  ])('%s passes Luhn: %s', (digits, passes) => expect(passesLuhn(digits)).toBe(passes));

  it('warn of a Luhn failure only when the number is well-formed', () => {
    expect(luhnWarning('4111 1111 1111 1112')).toBe(true);
    expect(luhnWarning('4111 1111 1111 1111')).toBe(false);
    expect(luhnWarning('79927398710')).toBe(false);
    expect(luhnWarning('')).toBe(false);
  });

  it('find every single mistyped digit', () => {
    const card = '4111111111111111';
    for (let place = 0; place < card.length; place += 1) {
      for (const digit of '0123456789') {
        if (digit === card.charAt(place)) continue;
        expect(luhnWarning(card.slice(0, place) + digit + card.slice(place + 1))).toBe(true);
      }
    }
  });

  it.each([
    ['6225880123456789', '6225 8801 2345 6789'],
    ['6225880123456789012', '6225 8801 2345 6789 012'],
    ['62258', '6225 8'],
    ['6225 88', '6225 88'],
    ['6225-88a', '6225 88a'],
    ['  6225  8801 2345 6789', '6225 8801 2345 6789'],
    ['', ''],
  ])('group %s', (text, grouped) => expect(groupCard(text)).toBe(grouped));

  it('are named by their last digits', () => expect(cardTail('6225 8801 2345 6789')).toBe('6789'));
});
