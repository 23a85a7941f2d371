import { checkName, normaliseName } from '@/domain/person/name';

describe('checkName', () => {
  it.each([
    ['王明', undefined],
    ['欧阳娜娜', undefined],
    ['买买提·艾力', undefined],
    ['买买提•艾力', undefined],
    ['买买提・艾力', undefined],
    ['阿卜杜·热合曼·买买提', undefined],
    ['王 明', undefined],
    ['𠮷野', undefined],
    ['㛃〇', undefined],
    ['王'.repeat(30), undefined],
    ['', 'nameMissing'],
    ['  ', 'nameMissing'],
    ['王', 'nameLength'],
    ['𠮷', 'nameLength'],
    ['王'.repeat(31), 'nameLength'],
    ['Tom', 'nameCharacters'],
    ['王m', 'nameCharacters'],
    ['王1', 'nameCharacters'],
    ['王明。', 'nameCharacters'],
    ['·王明', 'nameCharacters'],
    ['王明·', 'nameCharacters'],
    ['王··明', 'nameCharacters'],
    ['王.明', undefined],
    ['阿卜杜拉.买买提', undefined],
    ['阿卜杜拉．买买提', undefined],
    ['\u202d王\u200b明\u202c', undefined],
    ['葛\u{e0100}明', undefined],
    ['王\ufe0f明', undefined],
    ['王\u3164明', undefined],
    ['王明.', 'nameCharacters'],
    ['<王明>', 'nameCharacters'],
    ['王😀', 'nameCharacters'],
    ['キム', 'nameCharacters'],
  ])('%s: %s', (name, reason) => expect(checkName(name)).toBe(reason));

  it('is normalised to the spelling on the ID card', () =>
    expect(normaliseName(' 买买提 • 艾力 ')).toBe('买买提·艾力'));
});
