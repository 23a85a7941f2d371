import type { CallName, Request, Response } from '@/contract';
import { insteadOfMoney } from './money';
import { insteadOfPapers } from './papers';
import { insteadOfPerson } from './person';

/** How answers of calls that the spec does not name are made from calls of the spec, or from nothing. */
export type InsteadOf = { readonly [N in CallName]?: (request: Request<N>) => Promise<Response<N>> };

const table = { ...insteadOfPapers, ...insteadOfPerson, ...insteadOfMoney } satisfies InsteadOf;

/** Names of the calls that have one. */
export const REPLACED: readonly string[] = Object.keys(table);

/** Undefined: there is none, and the page says that the service is not offered. */
export function insteadOf(name: string): ((request: object) => Promise<unknown>) | undefined {
  return (table as Readonly<Record<string, unknown>>)[name] as
    ((request: object) => Promise<unknown>) | undefined;
}
