import type { Database } from '../../../gateway/database';

/** The gateway died in a transaction: what it had committed stands, and no one was told. */
export class Died extends Error {}

export interface Mortal extends Database {
  /** The next transaction dies before or right after its commit. */
  dieNext: (moment: 'diesBefore' | 'diesAfter') => void;
}

export function mortal(db: Database): Mortal {
  let next: 'diesBefore' | 'diesAfter' | undefined;
  return {
    ...db,
    dieNext: (moment) => {
      next = moment;
    },
    async tx(work) {
      const moment = next;
      next = undefined;
      const result = await db.tx(async (sql) => {
        const done = await work(sql);
        if (moment === 'diesBefore') throw new Died();
        return done;
      });
      if (moment === 'diesAfter') throw new Died();
      return result;
    },
  };
}
