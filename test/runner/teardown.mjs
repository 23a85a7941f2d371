import { pools } from './environment.mjs';

/** Without workers the databases are this process's own, and would keep it from ending. */
export default async function closeDatabases() {
  for (const pool of Object.values(pools)) for (const { db } of pool.splice(0)) await db.close();
}
