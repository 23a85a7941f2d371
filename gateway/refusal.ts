import type { Calls, CallName, RefusalCode } from '@/contract';
import type { generalRefusals } from '@/contract/refusals';

/**
 * A business "no". If thrown, the handler's writes are rolled back; if returned, they stay
 * (a wrong password must be counted although the call is refused).
 */
export class Refusal<Code extends string = string> extends Error {
  constructor(
    readonly code: Code,
    readonly desc: string,
  ) {
    super(`${code} ${desc}`);
  }
}

export type GeneralCode = (typeof generalRefusals)[keyof typeof generalRefusals];

/** The refusals that the contract declares for a call. */
export type RefusalOf<N extends CallName> = Refusal<RefusalCode<Calls[N]> | GeneralCode>;

/** The text for the person; a function if the text depends on data. */
type Words = string | ((...data: never[]) => string);
type Codes = Readonly<Record<string, string>>;
type DataOf<W> = W extends (...data: infer D) => string ? D : [];

/** Makes refusals of one table by their names. */
export type Refuse<C extends Codes, W> = <N extends keyof C & keyof W>(
  name: N,
  ...data: DataOf<W[N]>
) => Refusal<C[N]>;

/** Ties a refusal table of the contract to its texts: exactly one text for each refusal. `words`: all of them, for who reads them over. */
export function refusing<const C extends Codes, W extends { readonly [N in keyof C]: Words }>(
  codes: C,
  words: W,
): Refuse<C, W> & { readonly words: W } {
  const refuse: Refuse<C, W> = (name, ...data) => {
    const said: Words = words[name];
    return new Refusal(codes[name], typeof said === 'string' ? said : said(...(data as never[])));
  };
  return Object.assign(refuse, { words });
}
