import { sealAnswer } from '../../gateway/wire';
import { publicKeyBase64, seededBytes } from './vectors';

const mathRandom = jest.spyOn(Math, 'random').mockImplementation(() => {
  throw new Error('Math.random was called');
});
afterAll(() => mathRandom.mockRestore());

describe('Math.random', () => {
  it('is never called, from loading the wire to decrypting an answer', async () => {
    jest.resetModules();
    const wire = await import('@/wire');
    const random = seededBytes(11);
    const now = Date.UTC(2026, 10, 18);
    const rv = wire.makeRv({ publicKey: publicKeyBase64, random, now });
    const { sessionKey } = wire.seal({ phone: '13800138000' }, { publicKey: publicKeyBase64, random, rv });
    const envelope = { RESPONSE: { RETURN_CODE: '000000' } };
    expect(wire.openAnswer(sealAnswer(envelope, sessionKey), sessionKey)).toEqual(envelope);
    const stored = wire.sealPhone('13800138000', '0123456789abcdef', random);
    expect(wire.openPhone(stored, '0123456789abcdef')).toBe('13800138000');
    expect(mathRandom).not.toHaveBeenCalled();
  });
});
