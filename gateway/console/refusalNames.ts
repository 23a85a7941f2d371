import { calls, type CallDefinition, type CallName } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import { EXPIRED_CODES } from '@/domain/errors/catalogue';
import { LOAN_BLOCKS } from '@/contract/codes';

/** A code that can be forced on a call, by its name. */
interface NamedCode {
  readonly name: string;
  readonly code: string;
}

const named = (table: Readonly<Record<string, string>>): NamedCode[] =>
  Object.entries(table).map(([name, code]) => ({ name, code }));

/** Spec §8: the general refusals, every code of an expired session, and the codes that block a loan. */
const OF_ALL: readonly NamedCode[] = [
  ...named(generalRefusals),
  ...[...EXPIRED_CODES].map((code) => ({ name: `expired ${code}`, code })),
  ...named(LOAN_BLOCKS),
];

/** Codes that every call can be made to answer. */
export const generalCodes = (): readonly NamedCode[] => OF_ALL;

/** The refusals that the contract declares for a call. */
export function refusalsOf(name: CallName): readonly NamedCode[] {
  const { refusals = {} }: CallDefinition = calls[name];
  return named(refusals);
}
