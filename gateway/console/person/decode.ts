import type { CallDefinition } from '@/contract';
import { SUCCESS_CODE } from '@/domain/errors/catalogue';
import { openAnswer } from '@/wire';
import * as v from 'valibot';
import type { HttpAnswer } from './http';

/** A business "no" as a value. */
export class Refused {
  constructor(
    readonly code: string,
    readonly desc: string,
  ) {}
}

const sealed = v.object({ code: v.literal(200), response: v.string(), sign: v.string() });
const envelope = v.object({
  RESPONSE: v.object({ RETURN_CODE: v.string(), RETURN_DESC: v.string(), RETURN_DATA: v.unknown() }),
});
const plain = v.object({
  code: v.union([v.number(), v.string()]),
  data: v.optional(v.unknown()),
  message: v.optional(v.string()),
});

function ofEnvelope(body: unknown): unknown {
  const { RETURN_CODE, RETURN_DESC, RETURN_DATA } = v.parse(envelope, body).RESPONSE;
  return RETURN_CODE === SUCCESS_CODE ? RETURN_DATA : new Refused(RETURN_CODE, RETURN_DESC);
}

/** Reads an answer (wire protocol, "A response"): the data, or a Refused. Throws on anything else. */
export function decodeAnswer(
  definition: CallDefinition,
  { status, body }: HttpAnswer,
  sessionKey?: string,
): unknown {
  const json: unknown = JSON.parse(body);
  const opened = v.safeParse(sealed, json);
  if (opened.success && sessionKey !== undefined) return ofEnvelope(openAnswer(opened.output, sessionKey));
  if (definition.answer !== 'data') return ofEnvelope(json);
  const { code, data, message } = v.parse(plain, json);
  if (status !== 200) throw new Error(`HTTP ${status}`);
  return code === 200 ? data : new Refused(String(code), message ?? '');
}
