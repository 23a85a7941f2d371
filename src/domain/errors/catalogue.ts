import { ACCOUNT_CLOSED, generalRefusals, sessionOverElsewhere } from '@/contract/refusals';
import { wireText } from '../text/wireText';
import { TOASTS } from './toasts';

/** The response to a call; no status if there was none. The body is decrypted. */
export interface Outcome {
  readonly status?: number;
  readonly body?: unknown;
}

/** The class of an outcome (spec §8). `toast` is the text for the person. */
export type Classified =
  | { readonly kind: 'success'; readonly data: unknown }
  | {
      readonly kind: 'expired';
      readonly code: string;
      readonly anotherDevice: boolean;
      /** There is no account to log in to any more. */
      readonly accountClosed?: true;
      readonly toast: string;
    }
  | { readonly kind: 'network'; readonly toast: string }
  | { readonly kind: 'business'; readonly code: string; readonly toast: string }
  | { readonly kind: 'illegal'; readonly code: string; readonly toast: string }
  | { readonly kind: 'blocked'; readonly code: string; readonly toast: string };

export const SUCCESS_CODE = '000000';
/** Spec §8: the session has ended. Spec §4 Token expiry: the last one means a login on another device. */
export const EXPIRED_CODES: ReadonlySet<string> = new Set([
  generalRefusals.sessionOver,
  ...sessionOverElsewhere,
  generalRefusals.otherDevice,
]);

/** Server messages that decide the class, for any code (spec §8). */
const MESSAGES = { MISSING_KEY_TOKENCODE: 'illegal', SPECIAL_CHARACTERS: 'blocked' } as const;

/**
 * Spec §8 as a function: from HTTP status and body to the class. Understands the RESPONSE envelope and the plain form with
 * `code` 200 and `data` of the /api/ calls; any other body counts as missing.
 */
export function classify(outcome: Outcome): Classified {
  const answer = outcome.status === 200 ? readAnswer(outcome.body) : undefined;
  if (!answer) return { kind: 'network', toast: TOASTS.network };
  const { code, message } = answer;
  if (code === SUCCESS_CODE) return { kind: 'success', data: answer.data };
  if (EXPIRED_CODES.has(code)) {
    const anotherDevice = code === generalRefusals.otherDevice;
    const gone = message === ACCOUNT_CLOSED ? { accountClosed: true as const } : {};
    return { kind: 'expired', code, anotherDevice, ...gone, toast: TOASTS.expired };
  }
  if (message === 'MISSING_KEY_TOKENCODE' || message === 'SPECIAL_CHARACTERS') {
    const kind = MESSAGES[message];
    return { kind, code, toast: TOASTS[kind] };
  }
  return { kind: 'business', code, toast: message || TOASTS.network };
}

interface Answer {
  /** A `code` of 200 counts as the success code. */
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

function readAnswer(body: unknown): Answer | undefined {
  if (!isRecord(body)) return undefined;
  const envelope = body.RESPONSE;
  if (isRecord(envelope)) {
    const code = wireText(envelope.RETURN_CODE);
    return code ? { code, message: wireText(envelope.RETURN_DESC), data: envelope.RETURN_DATA } : undefined;
  }
  const code = wireText(body.code);
  if (!code) return undefined;
  const message = wireText(body.message) || wireText(body.msg);
  return { code: code === '200' ? SUCCESS_CODE : code, message, data: body.data };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
