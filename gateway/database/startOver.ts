import { migrate } from './migrate';
import type { Database } from './sql';

/**
 * Empties the sandbox: the schema goes with all that is in it, and is made again. A process that dies in between makes it at its next start.
 * Jobs that wait stay in the queue's own schema: they only wake, and find nothing to do.
 */
export async function startOver(db: Database): Promise<void> {
  await db.script('drop schema public cascade; create schema public');
  await migrate(db);
}
