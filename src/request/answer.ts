import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import { generalRefusals } from '@/contract/refusals';
import { classify } from '@/domain/errors/catalogue';
import type { HttpAnswer } from '@/platform/http';
import { MisfitAnswer } from './failureOf';

export interface OpenOptions {
  /** Key of a sealed request; its answer is sealed as well. */
  readonly sessionKey: string | undefined;
  readonly acceptUnsigned: boolean;
  /** Resolves in a new task. */
  turn(): Promise<void>;
}

/**
 * The body of an answer, opened if it is sealed; undefined if it is incomplete, forged or not JSON. A plain answer to a sealed
 * request can only be a refusal: a success in clear could come from anyone.
 */
export async function openBody(
  { text }: HttpAnswer,
  { sessionKey, acceptUnsigned, turn }: OpenOptions,
): Promise<unknown> {
  const body = parse(text);
  if (sessionKey === undefined) return body;
  if (isSealed(body)) {
    const { checkAnswer } = await import(/* webpackChunkName: "background" */ '@/wire');
    try {
      const decrypt = checkAnswer({ response: body.response, sign: body.sign }, sessionKey, {
        acceptUnsigned,
      });
      await turn();
      return decrypt();
    } catch {
      return undefined;
    }
  }
  return acceptUnsigned || classify({ status: 200, body }).kind !== 'success' ? body : undefined;
}

/** Whether the gateway refuses the access token as unknown or expired. */
export function refusesToken({ status, body }: { readonly status: number; readonly body: unknown }): boolean {
  if (status !== 401) return false;
  const verdict = classify({ status: 200, body });
  // Other hosts say no more than the status; a code of the product that means something else is not about the token.
  if (verdict.kind === 'network') return true;
  return verdict.kind === 'business' && verdict.code === generalRefusals.accessTokenRefused;
}

/**
 * The data of a success in the form of the contract; throws MisfitAnswer if it does not fit. A missing `data` fits only a call without data in its
 * answer: otherwise a schema whose fields all have fallbacks would turn a missing answer into a valid one.
 */
export function fitting(schema: GenericSchema, data: unknown): unknown {
  const result = safeParse(schema, data ?? {});
  if (!result.success) throw new MisfitAnswer(namesOf(result.issues.map((issue) => getDotPath(issue))));
  const absent = data === undefined || data === null;
  if (absent && Object.keys(result.output as object).length > 0) throw new MisfitAnswer();
  return result.output;
}

/** Field names without the numbers of list items, each once. */
const namesOf = (paths: readonly (string | null)[]): string =>
  [...new Set(paths.map((path) => (path ?? '').replace(/\.\d+/g, '')))].filter(Boolean).join(' ');

interface Sealed {
  readonly response: string;
  readonly sign?: string;
}

function isSealed(body: unknown): body is Sealed {
  if (typeof body !== 'object' || body === null) return false;
  const { code, response, sign } = body as Record<string, unknown>;
  return (
    String(code) === '200' && typeof response === 'string' && (sign === undefined || typeof sign === 'string')
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
