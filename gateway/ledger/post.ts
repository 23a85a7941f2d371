import { first, insert, type Sql } from '../database';
import { noteEntry } from '../trace/notes';

export type Account = 'bank' | 'principal' | 'interest' | 'penalty' | 'discount';

/** A debit (positive) or credit (negative) in fen; lines of zero are left out. */
export interface Posting {
  readonly account: Account;
  readonly amount: number;
  readonly loanNo?: string;
  readonly term?: number;
}

/**
 * Writes one entry of the double-entry ledger. The database rejects an entry that does not add up to zero,
 * and a second entry for the same ref and part: a drawing or repayment moves money once. `part` counts the loans of a repayment from 0.
 */
export async function postEntry(
  sql: Sql,
  entry: {
    kind: 'drawing' | 'repayment';
    ref: string;
    part?: number;
    at: Date;
    postings: readonly Posting[];
  },
): Promise<void> {
  const row = await first<{ entry_no: number }>(
    sql,
    'insert into entries (kind, ref, part, at) values ($1, $2, $3, $4) returning entry_no',
    [entry.kind, entry.ref, entry.part ?? 0, entry.at],
  );
  const lines = entry.postings.filter(({ amount }) => amount !== 0);
  noteEntry({
    kind: entry.kind,
    ref: entry.ref,
    lines: lines.map(({ account, amount }) => ({ account, amount })),
  });
  for (const [line, posting] of lines.entries()) {
    await insert(sql, 'postings', {
      entry_no: row?.entry_no,
      line,
      account: posting.account,
      amount: posting.amount,
      loan_no: posting.loanNo ?? null,
      term: posting.term ?? null,
    });
  }
}
