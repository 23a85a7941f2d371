import { generalRefusals } from '@/contract/refusals';
import { cardCalls } from '@/contract/card';
import { contentCalls } from '@/contract/content';
import { creditCalls } from '@/contract/credit';
import { call } from '@/request';
import { sealAnswer } from '../../gateway/wire';
import { makeWorld, no, ok, type Gateway, type Seen } from './world';

const BIN = { bank: { bankCode: 'CMB', bankName: '招商银行', cardType: 'debit', supported: 'Y' } };
const envelope = { RESPONSE: { RETURN_CODE: '000000', RETURN_DESC: '成功', RETURN_DATA: BIN } };
const ask = () => call(cardCalls.querybankBin, { cardNo: '622202' }, { tell: true });

/** Simulates an attacker who changes the text of a genuine answer. */
const tampered = (change: (text: string, genuine: { response: string; sign: string }) => string): Gateway => {
  return ({ sessionKey = '' }: Seen) => {
    const genuine = sealAnswer(envelope, sessionKey);
    return { text: change(JSON.stringify({ code: 200, ...genuine }), genuine) };
  };
};

describe('an answer', () => {
  it('is decrypted, and only the fields of the contract are passed on', async () => {
    const more = { ...envelope.RESPONSE, RETURN_DATA: { ...BIN, extra: 1 } };
    makeWorld(() => ({ envelope: { RESPONSE: more } }));
    await expect(ask()).resolves.toEqual(BIN);
  });

  it('is accepted in clear for a plain call', async () => {
    makeWorld(() => ({
      envelope: { code: 200, data: { list: [{ name: '借款', icon: 'loan', jumpUrl: 'Loan' }] } },
    }));
    const asked = { loanType: 'YQDC001', minVersion: '226' };
    await expect(call(contentCalls.functionalAreaList, asked)).resolves.toMatchObject({
      list: [{ name: '借款' }],
    });
  });

  it('may lack its data when the contract expects none', async () => {
    makeWorld(() => ok(null));
    await expect(call(creditCalls.reApply, {})).resolves.toEqual({});
  });

  it.each<[string, Gateway]>([
    ['is broken off', tampered((text) => text.slice(0, text.length / 2))],
    [
      'has a changed character',
      tampered((text, { response }) => text.replace(response.slice(30, 34), 'AAAA')),
    ],
    [
      'has another sign',
      tampered((text, { sign }) =>
        text.replace(
          sign,
          sign.replace(/^./, (first) => (first === '0' ? '1' : '0')),
        ),
      ),
    ],
    ['has no sign', tampered((_text, { response }) => JSON.stringify({ code: 200, response }))],
    [
      'has a sign that is no text',
      tampered((_text, { response }) => JSON.stringify({ code: 200, response, sign: 1 })),
    ],
    [
      'is the one of another request',
      () => ({ text: JSON.stringify({ code: 200, ...sealAnswer(envelope, 'ABCDEFGHIJKLMN12') }) }),
    ],
    ['is a success in clear', () => ({ envelope, inClear: true })],
    [
      'is a success in clear of the other form',
      () => ({ envelope: { code: 200, data: BIN }, inClear: true }),
    ],
  ])('is a network failure when it %s', async (_what, gateway) => {
    const world = makeWorld(gateway);
    await expect(ask()).rejects.toMatchObject({
      kind: 'network',
      code: '',
      message: '网络开小差了，请稍后再试',
    });
    expect(world.toasts).toHaveLength(1);
    expect(world.reports).toHaveLength(1);
  });

  it.each<[string, Gateway]>([
    ['lacks a field of the contract', () => ok({ bank: { bankCode: 'CMB' } })],
    ['has an amount for an object', () => ok({ bank: 5 })],
  ])('cannot be shown when it %s', async (_what, gateway) => {
    const world = makeWorld(gateway);
    await expect(ask()).rejects.toMatchObject({ kind: 'network', code: '' });
    expect(world.toasts).toEqual(['内容暂时无法显示，请稍后再试']);
    expect(world.reports).toHaveLength(1);
  });

  it('may be a refusal in clear: a gateway that cannot open a request cannot seal an answer', async () => {
    makeWorld(() => ({ ...no(generalRefusals.illegal, '非法请求请注意'), inClear: true }));
    await expect(ask()).rejects.toMatchObject({
      kind: 'business',
      code: generalRefusals.illegal,
      message: '非法请求请注意',
    });
  });

  it('may be unsigned or in clear when the setting allows it', async () => {
    const settings = { acceptUnsigned: true };
    makeWorld(
      tampered((_text, { response }) => JSON.stringify({ code: 200, response })),
      { settings },
    );
    await expect(ask()).resolves.toEqual(BIN);
    makeWorld(() => ({ envelope, inClear: true }), { settings });
    await expect(ask()).resolves.toEqual(BIN);
  });
});
