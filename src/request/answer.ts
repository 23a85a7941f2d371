import { safeParse, type GenericSchema } from 'valibot';
import { generalRefusals } from '@/contract/refusals';
import { classify } from '@/domain/errors/catalogue';
import type { HttpAnswer } from '@/platform/http';

export interface OpenOptions {
  /** Of a sealed request; its answer is sealed as well. */
  readonly sessionKey: string | undefined;
  readonly acceptUnsigned: boolean;
}

/**
 * The body of an answer, opened where it is sealed; undefined for one that is broken off, forged or no JSON. To a sealed
 * request a plain answer can only say no: a success in clear could come from anyone.
 */
export async function openBody(
  { text }: HttpAnswer,
  { sessionKey, acceptUnsigned }: OpenOptions,
): Promise<unknown> {
  const body = parse(text);
  if (sessionKey === undefined) return body;
  if (isSealed(body)) {
    const { openAnswer } = await import('@/wire');
    try {
      return openAnswer({ response: body.response, sign: body.sign }, sessionKey, { acceptUnsigned });
    } catch {
      return undefined;
    }
  }
  return acceptUnsigned || classify({ status: 200, body }).kind !== 'success' ? body : undefined;
}

/** The gateway does not know the access token, or no more. */
export function refusesToken(status: number, body: unknown): boolean {
  if (status !== 401) return false;
  const verdict = classify({ status: 200, body });
  return verdict.kind === 'business' && verdict.code === generalRefusals.accessTokenRefused;
}

/**
 * The data of a success as the contract has it; undefined where it does not fit. No data at all fits a call that answers nothing, and no
 * other: fields that each make do without a value would make an answer of none.
 */
export function fitting(schema: GenericSchema, data: unknown): { value: unknown } | undefined {
  const result = safeParse(schema, data ?? {});
  if (!result.success) return undefined;
  const absent = data === undefined || data === null;
  const expected = Object.keys(result.output as object).length > 0;
  return absent && expected ? undefined : { value: result.output };
}

interface Sealed {
  readonly response: string;
  readonly sign?: string;
}

function isSealed(body: unknown): body is Sealed {
  if (typeof body !== 'object' || body === null) return false;
  const { code, response, sign } = body as Record<string, unknown>;
  return code === 200 && typeof response === 'string' && (sign === undefined || typeof sign === 'string');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
