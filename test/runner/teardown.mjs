import { kept, pools } from './environment.mjs';
import { forget } from './forRun.mjs';

/** Without workers the databases and the reader of uploads are this process's own, and would keep it from ending. */
export default async function closeWhatIsKept() {
  forget();
  for (const reader of kept.readers.values()) reader.kill();
  for (const pool of Object.values(pools)) for (const { db } of pool.splice(0)) await db.close();
}
