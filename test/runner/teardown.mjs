import { idle } from './environment.mjs';

/** Without workers the databases are this process's own, and would keep it from ending. */
export default async function closeDatabases() {
  for (const db of idle.splice(0)) await db.close();
}
