import type { CallDefinition } from '@/contract';
import { envelope, type Outcome } from '../calls/answer';
import { sealAnswer } from '../wire';
import { inForms } from './forms';
import { wrapToken } from './jwt';

/** What one answer is made of; `turn` counts the answers of its call. */
export interface Making {
  readonly definition: CallDefinition;
  readonly outcome: Outcome;
  readonly sessionKey: string | undefined;
  readonly turn: number;
  /** Some answers to sealed requests are in clear, or have no sign. */
  readonly plain: boolean;
}

const written = (outcome: Outcome, turn: number): Outcome =>
  'data' in outcome ? { data: inForms(outcome.data, turn) } : outcome;

/** Plain OAuth (RFC 6749), without the product's envelope. */
export function tokenAnswer(data: unknown): object {
  const { access_token, expires_in } = data as { access_token: string; expires_in: number };
  return { access_token: wrapToken(access_token), token_type: 'Bearer', expires_in };
}

const CLEAR = 3;
const UNSIGNED = 3;

function sealedAnswer({ outcome, turn, plain }: Making, sessionKey: string): object {
  const inner = envelope(written(outcome, turn));
  if (plain && turn % CLEAR === 1) return inner;
  const { response, sign } = sealAnswer(inner, sessionKey);
  const code = turn % 2 === 0 ? 200 : '200';
  return plain && turn % UNSIGNED === 2 ? { code, response } : { code, response, sign };
}

/** The answer to a call in the form of its turn. */
export function specAnswer(making: Making): object {
  const { definition, outcome, sessionKey, turn } = making;
  if (sessionKey !== undefined) return sealedAnswer(making, sessionKey);
  if (definition.answer !== 'data') return envelope(written(outcome, turn));
  if ('refusal' in outcome) return { code: outcome.refusal.code, msg: outcome.refusal.desc };
  return { code: turn % 2 === 0 ? 200 : '200', data: inForms(outcome.data, turn) };
}
