import {
  checkBackCorrection,
  checkFrontCorrection,
  isSmallAuthorityCorrection,
  isSmallDateCorrection,
  isSmallIdNumberCorrection,
  isSmallNameCorrection,
} from '@/domain/person/correction';

describe('a corrected name', () => {
  it.each([
    ['林晓岚', '林晓岚', true],
    ['林晓岚', '林晓兰', true],
    ['林晓', '林晓岚', true],
    ['林晓岚儿', '林晓岚', true],
    ['林晓岚', '林小兰', false],
    ['林岚', '王海', false],
    ['林晓岚', '岚晓林', false],
    // Spaces and the kind of dot do not matter.
    [' 买买提•艾力', '买买提·艾力', true],
    ['买买提·艾力', '买买题·艾利', true],
    ['买买提·艾力', '买卖题·艾利', false],
    // One character of two UTF-16 units.
    ['林𠀀', '林𡃁', true],
    ['', '林岚', false],
  ])('%s → %s: %s', (read, given, small) => expect(isSmallNameCorrection(read, given)).toBe(small));
});

describe('a corrected ID number', () => {
  it.each([
    ['nothing', '539999199003070011', '539999199003070011', true],
    ['a misread check digit', '53999919900307001X', '539999199003070011', true],
    ['a small x', '53999919900307001x', '53999919900307001X', true],
    ['two digits', '539999199003070011', '539999199003070133', false],
    ['a digit and the check digit', '539999199003070011', '539999199003070028', true],
    ['one digit of the birth date', '539999199003070011', '539999199008070011', true],
    ['one digit of the birth date and one other', '539999199003070011', '539999199008070012', true],
    ['two digits of the birth date', '539999199003070011', '539999199004170011', false],
    ['three digits', '539999199003070011', '538899199003070012', false],
    ['another length', '53999919900307001', '539999199003070011', false],
  ])('%s', (_what, read, given, small) => expect(isSmallIdNumberCorrection(read, given)).toBe(small));
});

describe('a corrected emblem side', () => {
  it.each([
    ['样本市公安局样本分局', '样本市公安局样木分局', true],
    ['样本市公安局样本分局', '样本市公安局样本', true],
    ['样本市公安局样本分局', '样本市公安局', false],
  ])('%s → %s: %s', (read, given, small) => expect(isSmallAuthorityCorrection(read, given)).toBe(small));

  it.each([
    ['2020-03-07', '2020-03-07', true],
    ['2020-03-07', '2020-08-01', true],
    ['2020-03-07', '2021-08-01', false],
    [null, null, true],
    [null, '2040-03-07', false],
    ['2040-03-07', null, false],
  ])('%s → %s: %s', (read, given, small) => expect(isSmallDateCorrection(read, given)).toBe(small));
});

describe('the reason of a refused correction', () => {
  const front = { name: '林晓岚', idNo: '539999199003070011' };
  const back = { authority: '样本市公安局', validFrom: '2020-03-07', validTo: null };

  it('names the first field that differs', () => {
    expect(checkFrontCorrection(front, front)).toBeUndefined();
    expect(checkFrontCorrection(front, { ...front, name: '王海' })).toBe('nameDiffers');
    expect(checkFrontCorrection(front, { ...front, idNo: '539999198811180011' })).toBe('idNumberDiffers');
    expect(checkBackCorrection(back, back)).toBeUndefined();
    expect(checkBackCorrection(back, { ...back, authority: '云岭市公安局' })).toBeUndefined();
    expect(checkBackCorrection(back, { ...back, authority: '云岭县派出所' })).toBe('authorityDiffers');
    expect(checkBackCorrection(back, { ...back, validFrom: '2011-11-11' })).toBe('validityDiffers');
    expect(checkBackCorrection(back, { ...back, validTo: '2040-03-07' })).toBe('validityDiffers');
  });
});
