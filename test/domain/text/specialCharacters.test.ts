import { specialCharacters } from '@/domain/text/specialCharacters';
import { TOASTS } from '@/domain/errors/toasts';

describe('specialCharacters (spec §5, §8)', () => {
  it.each([
    ['还款很方便，谢谢！', undefined],
    ['第一行\n第二行\t缩进\r\n', undefined],
    ['a & b; 50% off, 1+1=2 "quoted" it\'s (ok) [x] {y} #1 @me', undefined],
    ['👨‍👩‍👧 很好', undefined],
    ['https://example.com/?a=1&b=2', undefined],
    ['on = 1, once=2', undefined],
    ['', undefined],
    ['1 < 2', 'angleBracket'],
    ['a>b', 'angleBracket'],
    ['<script>alert(1)</script>', 'angleBracket'],
    ['a\u0000b', 'controlCharacter'],
    ['a\u0008b', 'controlCharacter'],
    ['a\u001bb', 'controlCharacter'],
    ['a\u007fb', 'controlCharacter'],
    ['a\u0085b', 'controlCharacter'],
    ['\ufeff你好', 'controlCharacter'],
    ['abc\u202efdp.exe', 'controlCharacter'],
    ['a\u2066b', 'controlCharacter'],
    ['JavaScript:alert(1)', 'script'],
    ['javascript : x', 'script'],
    ['vbscript:x', 'script'],
    ['data:text/html,x', 'script'],
    ['x onerror=alert(1)', 'script'],
    ['" onClick = "x', 'script'],
    ['&lt;script', 'script'],
    ['&#60;b', 'script'],
    ['&#x3C;b', 'script'],
  ])('%j: %s', (text, reason) => expect(specialCharacters(text)).toBe(reason));

  it('has the words of the spec', () => expect(TOASTS.blocked).toBe('存在非法字符，禁止提交'));
});
