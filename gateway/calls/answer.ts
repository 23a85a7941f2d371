import type { CallDefinition } from '@/contract';
import { SUCCESS_CODE } from '@/domain/errors/catalogue';
import { sealAnswer } from '../wire';
import type { Refusal } from '../refusal';

/** The result of a call, before it is put in its envelope. */
export type Outcome = { readonly data: unknown } | { readonly refusal: Refusal };

/** The code of a call's answer; '' if it was not answered. */
export function codeOf(outcome: Outcome | undefined): string {
  if (outcome === undefined) return '';
  return 'data' in outcome ? SUCCESS_CODE : outcome.refusal.code;
}

export function envelope(outcome: Outcome): object {
  return 'data' in outcome
    ? { RESPONSE: { RETURN_CODE: SUCCESS_CODE, RETURN_DESC: '成功', RETURN_DATA: outcome.data } }
    : {
        RESPONSE: { RETURN_CODE: outcome.refusal.code, RETURN_DESC: outcome.refusal.desc, RETURN_DATA: null },
      };
}

/** The answer's JSON: encrypted where the request was sealed, `{code, data}` for /api/ calls, else the envelope. */
export function writeAnswer(
  definition: CallDefinition,
  outcome: Outcome,
  sessionKey: string | undefined,
): object {
  if (sessionKey !== undefined) return { code: 200, ...sealAnswer(envelope(outcome), sessionKey) };
  if (definition.answer !== 'data') return envelope(outcome);
  return 'data' in outcome
    ? { code: 200, data: outcome.data }
    : { code: outcome.refusal.code, message: outcome.refusal.desc };
}
