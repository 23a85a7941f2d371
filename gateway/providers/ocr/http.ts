import * as v from 'valibot';
import { confidence } from '@/contract/flowFields';
import { postJson, type Endpoint } from '../endpoint';
import type { BankCardReading, IdCardReading, OcrProvider } from './definitions';

/**
 * A real OCR service with this small protocol; an adapter on the service's side translates.
 *
 * `POST <url>/id-card` and `POST <url>/bank-card`, body `{"image": "<base64 of the file>"}`. Answers, all with status 200:
 * - `{"result": "id-front", "name", "idNo", "sex": "男"|"女", "nation", "birth": "YYYY-MM-DD", "address"}`
 * - `{"result": "id-back", "authority", "validFrom": "YYYY-MM-DD", "validTo": "YYYY-MM-DD"|"长期"}`
 * - `{"result": "bank-card", "bank", "cardNo", "name", "validThru": "MM/YY"}`; `name` and `validThru` may be ""
 * - `{"result": "refused", "why": "not-an-image"|"too-large"|"no-document"|"cut"|"reflecting"|"blurred"|"wrong-document"}`
 *
 * A reading may have `"confidence"`: of each field, by its name, 0 to 1. The app asks the person to check the doubtful ones.
 */
const words = v.pipe(v.string(), v.minLength(1));
const isoDate = v.pipe(v.string(), v.isoDate());
const refused = v.object({
  result: v.literal('refused'),
  why: v.picklist([
    ...['not-an-image', 'too-large', 'no-document', 'wrong-document'],
    ...['cut', 'reflecting', 'blurred'],
  ] as const),
});
const idCardAnswer = v.variant('result', [
  v.object({
    result: v.literal('id-front'),
    name: words,
    idNo: v.pipe(v.string(), v.toUpperCase(), v.regex(/^\d{17}[\dX]$/)),
    sex: v.picklist(['男', '女']),
    nation: v.string(),
    birth: isoDate,
    address: v.string(),
    confidence,
  }),
  v.object({
    result: v.literal('id-back'),
    authority: words,
    validFrom: isoDate,
    validTo: v.union([isoDate, v.literal('长期')]),
    confidence,
  }),
  refused,
]);
const bankCardAnswer = v.variant('result', [
  v.object({
    result: v.literal('bank-card'),
    bank: v.string(),
    cardNo: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
    name: v.string(),
    validThru: v.string(),
    confidence,
  }),
  refused,
]);

export function httpOcr(endpoint: Endpoint): OcrProvider {
  const ask = <S extends v.GenericSchema>(path: string, image: Buffer, answer: S) =>
    postJson(endpoint, path, { image: image.toString('base64') }, answer);

  return {
    async recogniseIdCard(image, expected): Promise<IdCardReading> {
      const answer = await ask('id-card', image, idCardAnswer);
      if (answer === undefined) return { ok: false, why: 'unavailable' };
      if (answer.result === 'refused') return { ok: false, why: answer.why };
      const { result, ...fields } = answer;
      const side = result === 'id-front' ? 'front' : 'back';
      if (expected !== undefined && expected !== side) return { ok: false, why: 'wrong-side' };
      return 'idNo' in fields
        ? { ok: true, side: 'front', ...fields }
        : { ok: true, side: 'back', ...fields };
    },

    async recogniseBankCard(image): Promise<BankCardReading> {
      const answer = await ask('bank-card', image, bankCardAnswer);
      if (answer === undefined) return { ok: false, why: 'unavailable' };
      if (answer.result === 'refused') return { ok: false, why: answer.why };
      const { result: _result, ...fields } = answer;
      return { ok: true, ...fields };
    },
  };
}
