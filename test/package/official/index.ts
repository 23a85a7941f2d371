import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../architecture/files';

/** What WeChat's compiler reports about a project. */
export interface Verdict {
  /** Why the project does not compile; '' when it does. */
  readonly refusal: string;
  readonly files: readonly string[];
  /** Scripts as they would be uploaded, by path. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Checks of code quality that did not pass. */
  readonly findings: readonly { readonly name: string; readonly detail?: unknown }[];
}

/** Runs WeChat's compiler on these folders, one after the other. */
export async function compileOfficially(folders: readonly string[]): Promise<readonly Verdict[]> {
  const desk = mkdtempSync(join(tmpdir(), 'mini-compiler-'));
  const answer = join(desk, 'answer.json');
  try {
    const script = join(root, 'test/package/official/compile.mjs');
    const child = spawn(process.execPath, [script, answer, ...folders], { cwd: desk, stdio: 'pipe' });
    let said = '';
    const collect = (piece: Buffer) => void (said += piece.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`the compiler ended with ${String(code)}:\n${said}`);
    return JSON.parse(readFileSync(answer, 'utf8')) as readonly Verdict[];
  } finally {
    rmSync(desk, { recursive: true, force: true });
  }
}
