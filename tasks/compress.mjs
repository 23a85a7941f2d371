import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(js|mjs|css|html|svg|json)$/;
const SMALLEST = 1024;

/**
 * Writes `.br` and `.gz` beside every larger text file of a folder: the server then sends them as they are. Those of the files named by `often` are made
 * by zopfli, a slower gzip whose files are 4 % smaller.
 */
export async function compressFolder(folder, often = TEXT) {
  // Not at the top: nothing is installed yet when this file is read.
  const { gzipAsync } = await import('@gfx/zopfli');
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const file = join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < SMALLEST) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(
      `${file}.gz`,
      often.test(name) ? await gzipAsync(bytes, {}) : gzipSync(bytes, { level: 9 }),
    );
  }
}
