import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inClone } from '../clone.mjs';
import { must } from '../must.mjs';

/** A digest of the inputs of a build in this folder. */
function printOf(folder) {
  const file = pathToFileURL(join(folder, 'tasks', 'fingerprint.mjs')).href;
  const script = `const { fingerprint } = await import(${JSON.stringify(file)}); console.log(fingerprint({}));`;
  return must(process.execPath, ['--input-type=module', '-e', script]);
}

/** A clone as on Windows: no file has CRLF, and a build has the same input bytes. */
export async function run() {
  const plain = await inClone('plain', printOf);
  return inClone(
    'windows',
    async (folder) => {
      const files = (await must('git', ['ls-files', '--eol'], { cwd: folder })).trim().split(/\r?\n/);
      const changed = files.filter((line) => /\bw\/(crlf|mixed)\b/.test(line));
      if (changed.length > 0) throw new Error(`with CRLF:\n${changed.join('\n')}`);
      if ((await printOf(folder)) !== plain) throw new Error('a build would be made of other bytes');
      return `a clone with core.autocrlf: ${files.length} files without CRLF, the same fingerprint`;
    },
    { autocrlf: true },
  );
}
