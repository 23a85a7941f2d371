import { loanRefusals } from '@/contract/loan';
import { generalRefusals, sessionOverElsewhere } from '@/contract/refusals';
import type { Outcome } from '@/domain/errors/catalogue';
import { classify } from '@/domain/errors/catalogue';
import { TOASTS } from '@/domain/errors/toasts';
import { codesFor } from './codes';

const answer = (code: unknown, desc?: unknown, data?: unknown): Outcome => ({
  status: 200,
  body: { RESPONSE: { RETURN_CODE: code, RETURN_DESC: desc, RETURN_DATA: data } },
});
const { illegal, otherDevice, sessionOver, broken } = generalRefusals;
const { amountOutside } = loanRefusals;
const NETWORK = { kind: 'network', toast: '网络开小差了，请稍后再试' };

describe('classify (spec §8)', () => {
  it('has the codes of the spec', () => {
    expect(codesFor('expired')).toEqual([sessionOver, ...sessionOverElsewhere]);
    expect(codesFor('broken')).toEqual([broken]);
  });

  it.each<readonly [string, boolean]>([
    ...codesFor('expired').map((code) => [code, false] as const),
    [otherDevice, true],
  ])('%s ends the session; on another device: %s', (code, anotherDevice) => {
    const verdict = { kind: 'expired', code, anotherDevice, toast: '登录失效' };
    expect(classify(answer(code, '请重新登录'))).toEqual(verdict);
    expect(classify({ status: 200, body: { code } })).toEqual(verdict);
  });

  it.each<[string, Outcome]>([
    ['nothing came back', {}],
    ['no status', { body: answer('000000').body }],
    ['status 500', { ...answer('000000'), status: 500 }],
    ['status 401', { ...answer(sessionOver), status: 401 }],
    ['status 302', { ...answer('000000'), status: 302 }],
    ['missing body', { status: 200 }],
    ['null body', { status: 200, body: null }],
    ['text body', { status: 200, body: '<html></html>' }],
    ['list body', { status: 200, body: [] }],
    ['empty body', { status: 200, body: {} }],
    ['envelope without code', { status: 200, body: { RESPONSE: { RETURN_DESC: 'ok' } } }],
    ['envelope that is none', { status: 200, body: { RESPONSE: null } }],
  ])('%s: network', (_, outcome) => expect(classify(outcome)).toEqual(NETWORK));

  it('is a success only with 000000, or code 200 in the plain form', () => {
    expect(classify(answer('000000', 'ok', { a: 1 }))).toEqual({ kind: 'success', data: { a: 1 } });
    expect(classify({ status: 200, body: { code: 200, data: [1] } })).toEqual({ kind: 'success', data: [1] });
    for (const code of ['0', '00000', '0000000', '200', 0, 200])
      expect(classify(answer(code)).kind).toBe('business');
  });

  it.each([
    [broken, '系统繁忙', '系统繁忙'],
    [broken, '网络开小差了，请稍后再试', '网络开小差了，请稍后再试'],
    [amountOutside, '金额不符合规则', '金额不符合规则'],
    [amountOutside, '', '网络开小差了，请稍后再试'],
    [amountOutside, undefined, '网络开小差了，请稍后再试'],
    [amountOutside, null, '网络开小差了，请稍后再试'],
    [Number(amountOutside), '数字编码', '数字编码'],
  ])('%s with %j toasts %s', (code, desc, toast) =>
    expect(classify(answer(code, desc))).toEqual({ kind: 'business', code: String(code), toast }),
  );

  it('knows the two messages that are shown unchanged', () => {
    expect(classify(answer(illegal, 'MISSING_KEY_TOKENCODE'))).toEqual({
      kind: 'illegal',
      code: illegal,
      toast: '非法请求请注意',
    });
    expect(classify(answer(broken, 'SPECIAL_CHARACTERS'))).toEqual({
      kind: 'blocked',
      code: broken,
      toast: '存在非法字符，禁止提交',
    });
    expect(classify({ status: 200, body: { code: 500, message: 'SPECIAL_CHARACTERS' } }).kind).toBe(
      'blocked',
    );
    expect(classify(answer(illegal, 'toString')).kind).toBe('business');
  });

  it('has the text for a failed upload', () => expect(TOASTS.upload).toBe('系统出现错误,请稍后再试'));
});
