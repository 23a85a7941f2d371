import { checkAnswer, ForgedAnswer, openAnswer } from '@/wire';
import { sealAnswer } from '../../gateway/wire';
import { vectors } from './vectors';

describe.each(vectors.responses.map((vector, index) => ({ index, ...vector })))(
  'answer vector $index',
  (vector) => {
    const { response, sign, sessionKey, envelope, iv } = vector;

    it('is decrypted by the client', () => {
      expect(openAnswer({ response, sign }, sessionKey)).toEqual(envelope);
    });

    it('is sealed byte for byte by the gateway', () => {
      expect(sealAnswer(envelope, sessionKey, Buffer.from(iv, 'hex'))).toEqual({ response, sign });
    });

    it('is refused with any one character changed', () => {
      const flip = (text: string, at: number): string => {
        const other = text[at] === 'A' ? 'B' : 'A';
        return text.slice(0, at) + other + text.slice(at + 1);
      };
      for (let at = 0; at < response.length; at += 1) {
        expect(
          () => openAnswer({ response: flip(response, at), sign }, sessionKey),
          `response ${at}`,
        ).toThrow(ForgedAnswer);
      }
      for (let at = 0; at < sign.length; at += 1) {
        expect(() => openAnswer({ response, sign: flip(sign, at) }, sessionKey), `sign ${at}`).toThrow(
          ForgedAnswer,
        );
      }
    });
  },
);

describe('openAnswer', () => {
  const envelope = {
    RESPONSE: { RETURN_CODE: '000000', RETURN_DESC: '成功', RETURN_DATA: { amount: '1093.18', note: '😀' } },
  };
  const sessionKey = 'abcdefghijklmn12';

  it('refuses the answer of another request', () => {
    const answer = sealAnswer(envelope, 'ABCDEFGHIJKLMN12');
    expect(() => openAnswer(answer, sessionKey)).toThrow(ForgedAnswer);
  });

  it('refuses a missing sign unless the setting accepts it', () => {
    const { response } = sealAnswer(envelope, sessionKey);
    expect(() => openAnswer({ response }, sessionKey)).toThrow(ForgedAnswer);
    expect(openAnswer({ response }, sessionKey, { acceptUnsigned: true })).toEqual(envelope);
  });

  it('refuses a wrong sign even when none is needed, and an unsigned answer that is not ciphertext', () => {
    const { response, sign } = sealAnswer(envelope, sessionKey);
    const options = { acceptUnsigned: true };
    expect(() => openAnswer({ response, sign: sign.toUpperCase() }, sessionKey, options)).toThrow(
      ForgedAnswer,
    );
    for (const broken of ['', 'AAAA', response.slice(0, 60), response.slice(0, -8), '!!!!']) {
      expect(() => openAnswer({ response: broken }, sessionKey, options), broken).toThrow(ForgedAnswer);
    }
  });

  it('gives the same error whatever is wrong', () => {
    const { response, sign } = sealAnswer(envelope, sessionKey);
    const messages = [
      { response, sign: '' },
      { response: '', sign },
      { response: `${response}A`, sign },
    ].map((answer) => {
      try {
        return openAnswer(answer, sessionKey);
      } catch (error) {
        return String(error);
      }
    });
    expect(new Set(messages)).toEqual(new Set(['ForgedAnswer: answer is forged or damaged']));
  });
});

describe('checkAnswer', () => {
  const sessionKey = 'abcdefghijklmn12';
  const { response, sign } = sealAnswer({ amount: '1093.18' }, sessionKey);

  it('returns what decrypts an answer that was checked', () => {
    const decrypt = checkAnswer({ response, sign }, sessionKey);
    expect(decrypt()).toEqual({ amount: '1093.18' });
  });

  it('refuses a wrong sign before there is anything that decrypts', () => {
    const other = sealAnswer({ amount: '1' }, sessionKey).sign;
    expect(() => checkAnswer({ response, sign: other }, sessionKey)).toThrow(ForgedAnswer);
  });
});
