import type { Response } from '@/contract';
import type { CallContext } from '../../context';
import type { SquareDetails } from '../../providers/square';
import { addEntry, lockEntry, type SquareEntryRow } from '../../queries/square';
import { Refusal } from '../../refusal';
import { hashToken } from '../../secrets';

/** One answer to a code that is unknown, forged, used or too old. */
export const linkOver = () => new Refusal('101401', '这个链接已失效，请从合作方重新进入，或用手机号登录');
const unavailable = () => new Refusal('101402', '合作方暂时没有回应，请稍后再试，或用手机号登录');

/** The living entry of a code, locked; the plaza is asked the first time. */
export async function entryOf(context: CallContext, code: string): Promise<SquareEntryRow> {
  const { sql, now, providers } = context;
  const codeHash = hashToken(code);
  let entry = await lockEntry(sql, codeHash);
  if (entry === undefined) {
    const outcome = await providers.square.personOf(code);
    if (outcome.kind === 'unavailable') throw unavailable();
    if (outcome.kind === 'unknown') throw linkOver();
    const { phone, details, expiresAt } = outcome;
    await addEntry(sql, { codeHash, phone, details, expiresAt, now });
    entry = await lockEntry(sql, codeHash);
  }
  if (entry === undefined || entry.used_at !== null || entry.expires_at <= now) throw linkOver();
  return entry;
}

type Items = Response<'squareAuthDetail'>['items'];

const SHOWN: readonly (keyof SquareDetails)[] = ['occupation', 'company'];

/** What there is to be handed over; nothing for what the plaza does not hold. */
export const itemsOf = (details: Partial<SquareDetails>): Items =>
  SHOWN.flatMap((key) => {
    const value = details[key] ?? '';
    return value === '' ? [] : [{ key, value }];
  });
