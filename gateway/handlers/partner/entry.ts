import type { Response } from '@/contract';
import type { CallContext, Outside } from '../../context';
import type { SquareDetails, SquareOutcome } from '../../providers/square';
import { addEntry, lockEntry, type SquareEntryRow } from '../../queries/square';
import { refusePartner } from '../../refusals/partner';
import { hashToken } from '../../secrets';

type Person = Extract<SquareOutcome, { kind: 'person' }>;

/** Asks the plaza for the person behind the code; undefined if it was asked before. */
async function askPlaza({ sql, providers }: Outside<CallContext>, code: string): Promise<Person | undefined> {
  if ((await lockEntry(sql, hashToken(code))) !== undefined) return undefined;
  const outcome = await providers.square.personOf(code);
  if (outcome.kind === 'unavailable') throw refusePartner('partnerSilent');
  if (outcome.kind === 'unknown') throw refusePartner('linkOver');
  return outcome;
}

/** The live entry of a code, locked; created from the plaza's answer the first time. */
async function entryOf({ sql, now }: CallContext, code: string, person: Person | undefined) {
  const codeHash = hashToken(code);
  let entry = await lockEntry(sql, codeHash);
  if (entry === undefined && person !== undefined) {
    const { phone, details, expiresAt } = person;
    await addEntry(sql, { codeHash, phone, details, expiresAt });
    entry = await lockEntry(sql, codeHash);
  }
  if (entry === undefined || entry.used_at !== null || entry.expires_at <= now)
    throw refusePartner('linkOver');
  return entry;
}

/** A call by a link of the plaza: asks the plaza the first time and passes the link's entry to the work. */
export const byLink = <Q extends { readonly code: string }, A>(
  work: (context: CallContext, entry: SquareEntryRow, request: Q) => Promise<A>,
) => ({
  async before(request: Q, context: Outside<CallContext>) {
    const person = await askPlaza(context, request.code);
    return async (own: CallContext) => work(own, await entryOf(own, request.code, person), request);
  },
});

type Items = Response<'squareAuthDetail'>['items'];

const SHOWN: readonly (keyof SquareDetails)[] = ['occupation', 'company'];

/** The data that the plaza can hand over; fields that the plaza does not hold are left out. */
export const itemsOf = (details: Partial<SquareDetails>): Items =>
  SHOWN.flatMap((key) => {
    const value = details[key] ?? '';
    return value === '' ? [] : [{ key, value }];
  });
