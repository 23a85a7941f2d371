import * as v from 'valibot';
import { postJson, type Endpoint } from '../endpoint';
import type { EducationProvider } from './definitions';

const answer = v.variant('result', [
  v.object({ result: v.literal('approved') }),
  v.object({
    result: v.literal('returned'),
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  }),
  v.object({ result: v.literal('pending') }),
]);

/**
 * `POST <url>/review`, body: the proof as it is in `definitions.ts`, each file's content as base64. Answers `{"result": "approved"}`,
 * `{"result": "returned", "reason": "…"}` or `{"result": "pending"}`.
 */
export function httpEducation(endpoint: Endpoint): EducationProvider {
  return {
    async review(proof) {
      const files = proof.files.map((file) => ({ ...file, content: file.content.toString('base64') }));
      const reply = await postJson(endpoint, 'review', { ...proof, files }, answer);
      switch (reply?.result) {
        case 'approved':
          return { kind: 'approved' };
        case 'returned':
          return { kind: 'returned', reason: reply.reason };
        default:
          return { kind: 'pending' };
      }
    },
  };
}
