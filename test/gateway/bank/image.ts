import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../../../gateway/database/migrate';
import { createPglite, databaseIn } from '../../../gateway/database/pglite';
import { keepCopy } from './pristine';

const ROOT = join(__dirname, '..', '..', '..');
/** Kept between runs: making an image takes 5 to 10 s, starting from one takes 1 s. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'yunling-gateway');

const MADE_FROM = ['gateway/migrations', 'gateway/database', 'test/gateway/bank'];

export function fingerprint(): string {
  const hash = createHash('sha256').update(
    readFileSync(join(ROOT, 'node_modules', '@electric-sql', 'pglite', 'package.json')),
  );
  for (const folder of MADE_FROM) {
    for (const name of readdirSync(join(ROOT, folder)).sort()) {
      hash.update(name).update(readFileSync(join(ROOT, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Bytes as a Blob that returns them at once: Node's own is read in small pieces, which takes a third of a gateway's start. */
class Image extends Blob {
  constructor(private readonly content: ArrayBuffer) {
    super();
  }

  override get size(): number {
    return this.content.byteLength;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.content);
  }
}

const read = (file: string): Image | undefined => {
  try {
    return new Image(new Uint8Array(readFileSync(file)).buffer);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

async function makeImage(): Promise<Blob> {
  const db = await createPglite({});
  await migrate(databaseIn(db));
  await keepCopy(db);
  const image = await db.dumpDataDir('none');
  await db.close();
  return image;
}

/** A migrated, empty database as an image; made again when migrations or PGlite change. */
export async function migratedImage(): Promise<Blob> {
  const name = `${fingerprint()}.tar`;
  const file = join(CACHE, name);
  const cached = read(file);
  if (cached !== undefined) return cached;
  const image = await makeImage();
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE)) if (old.endsWith('.tar')) rmSync(join(CACHE, old), { force: true });
  // Renamed into place: another test file may be reading or writing the same image.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await image.arrayBuffer()));
  renameSync(draft, file);
  return image;
}
