import { LAST, lastPart } from './references';

/** Where an earlier step answered a value. */
export interface Source<T> {
  readonly from: T;
  readonly path: readonly string[];
}

const DEEPEST = 6;
const DATE = /^\d{4}-\d{2}-\d{2}/;
const AMOUNT = /^-?\d{1,11}(\.\d+)?$/;

/** A token can be without a digit by chance; a word of the contract is not this long and of both cases. */
const isToken = (value: string): boolean =>
  value.length >= 20 && /[a-z]/.test(value) && /[A-Z]/.test(value.slice(1));

/** A number, token or key that a gateway makes: another gateway makes another one. */
export const isMadeByGateway = (value: string): boolean =>
  value.length >= 6 &&
  (/\d/.test(value) || isToken(value)) &&
  /^[\w.+/=-]+$/.test(value) &&
  !DATE.test(value) &&
  !AMOUNT.test(value);

/** A random text that a client makes. */
export const isMadeByClient = (key: string, value: string): boolean =>
  /^(requestNo|nonce)$/.test(key) ||
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ||
  /^[0-9a-f]{20,}$/i.test(value);

/** Calls `leaf` with each text of an answer. */
function eachText(
  value: unknown,
  leaf: (text: string, path: readonly string[]) => void,
  path: readonly string[] = [],
): void {
  if (typeof value === 'string') leaf(value, path);
  else if (typeof value === 'object' && value !== null && path.length < DEEPEST)
    for (const [key, item] of Object.entries(value)) eachText(item, leaf, [...path, key]);
}

/** Which step answered a value last. */
export class Sources<T> {
  private readonly known = new Map<string, Source<T>>();

  add(from: T, answer: unknown): void {
    eachText(answer, (text, path) => {
      if (isMadeByGateway(text)) this.known.set(text, { from, path });
      const last = lastPart(text);
      if (/^https?:/.test(text) && isMadeByGateway(last))
        this.known.set(last, { from, path: [...path, LAST] });
    });
  }

  find(value: string): Source<T> | undefined {
    return this.known.get(value);
  }
}
