import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPglite } from '../../../gateway/database/pglite';
import { CACHE, fingerprint, migratedImage } from './image';

const ENDING = '.folder';

/** Renamed into place: another test file may be making or copying the same one. */
async function makeFolder(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE))
    if (old.endsWith(ENDING)) rmSync(join(CACHE, old), { recursive: true, force: true });
  const draft = `${folder}.${randomUUID()}`;
  const db = await createPglite({ dataDir: draft, loadDataDir: await migratedImage() });
  await db.close();
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Puts a migrated, empty database in a gateway's data folder: a first start from nothing takes 10 s. */
export async function furnishFolder(dataDir: string): Promise<void> {
  const folder = join(CACHE, `${fingerprint()}${ENDING}`);
  if (!existsSync(folder)) await makeFolder(folder);
  cpSync(folder, join(dataDir, 'database'), { recursive: true });
}
