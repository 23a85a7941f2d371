import { maskCard, maskEmail, maskIdNumber, maskName, maskPhone } from '@/domain/person/mask';
import { LUHN_WARNING, PERSON_MESSAGES } from '@/domain/person/messages';

describe('masks', () => {
  it.each([
    [maskPhone, '13800138000', '138****8000'],
    [maskPhone, '1380', '****'],
    [maskIdNumber, '11010519491231002X', '1****************X'],
    [maskIdNumber, '110105', '******'],
    [maskName, '王', '王'],
    [maskName, '王小明', '王**'],
    [maskName, '𠮷野', '𠮷*'],
    [maskName, '', ''],
    [maskCard, '6225 8801 2345 6789', '**** **** **** 6789'],
    [maskCard, '6225880123456789012', '**** **** **** 9012'],
    [maskCard, '1234', '****'],
    [maskEmail, 'wang@example.com', 'w***@example.com'],
    [maskEmail, '@example.com', '************'],
    [maskEmail, 'wang', '****'],
  ])('%o of %s is %s', (mask, text, masked) => expect(mask(text)).toBe(masked));
});

describe('messages', () => {
  it("are Chinese, one for each reason, with the phone rule in the spec's words", () => {
    const texts = [...Object.values(PERSON_MESSAGES), LUHN_WARNING];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/[\u4e00-\u9fff]{3}/);
    expect(PERSON_MESSAGES.phoneInvalid).toBe('手机号应为11位数字，以1开头');
  });
});
