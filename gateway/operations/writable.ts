import { Busy, codeOf, InDoubt, type Database } from '../database';
import { lookAround, tablesAreOpen, writeSomething } from '../queries/ping';

/**
 * Why the database cannot be written:
 * - `database`: it is away, or does not answer in time
 * - `busy`: it has no connection left
 * - `read-only`: it is a standby
 * - `standby`: commits wait for a synchronous standby that is gone
 * - `locked`: somebody has locked a table that everybody needs
 * - `full`: its disk is
 */
export type NotWritable = 'database' | 'busy' | 'read-only' | 'standby' | 'locked' | 'full';

/** By SQLSTATE. */
const WHY: Readonly<Record<string, NotWritable>> = {
  '25006': 'read-only',
  '53100': 'full',
  '53300': 'busy',
  '55P03': 'locked',
};

function whyOf(error: unknown): NotWritable {
  if (error instanceof InDoubt) return 'standby';
  return WHY[codeOf(error instanceof Busy ? error.cause : error)] ?? 'database';
}

/** A question whether the database can be written. */
export interface Question {
  /** Undefined: it can. */
  readonly answer: Promise<NotWritable | undefined>;
  /** What it is if the answer does not come in time. */
  readonly late: () => NotWritable;
}

/** Asks by writing: what only reads would find a standby well, too. */
export function askWhetherWritable(db: Database): Question {
  let late: NotWritable = 'database';
  const ask = async (): Promise<NotWritable | undefined> => {
    const found = await db.tx(async (sql) => {
      const { read_only: readOnly, standby_gone: standbyGone } = await lookAround(sql);
      if (readOnly) return 'read-only';
      // One more commit that waits would take one more connection from the server.
      if (standbyGone) return 'standby';
      await tablesAreOpen(sql);
      await writeSomething(sql);
      // Only the commit is left.
      late = 'standby';
      return undefined;
    });
    return found;
  };
  return { answer: ask().catch(whyOf), late: () => late };
}
