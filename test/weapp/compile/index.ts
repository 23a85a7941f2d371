import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { AppConfig, EntryConfig } from '../protocol';
import { apiNames } from './apiNames';
import { readEntries } from './entries';
import { compileStyles } from './styles';
import { compileTemplates, templateNames } from './templates';

/** The files of a built mini-program by path from its root, with `/`. Tests change some of them before compiling. */
export type Files = ReadonlyMap<string, Buffer>;

/** A mini-program ready to run. Paths are from its root, without extension. */
export interface MiniProgram {
  readonly app: AppConfig;
  readonly entries: Readonly<Record<string, EntryConfig>>;
  /** JavaScript that evaluates to the templates by path. */
  readonly templates: string;
  readonly templateNames: readonly string[];
  /** CSS by path; `app` applies to every page. */
  readonly styles: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly apiNames: readonly string[];
  /** All files, for pictures. */
  readonly files: Files;
}

/** Everything that the real compiler would refuse. */
export class CompileError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`the mini-program does not compile:\n${faults.join('\n')}`);
  }
}

export function readFiles(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(join(folder, sep).length).replaceAll(sep, '/'), readFileSync(file)]),
  );
}

/** Compiles `dist/weapp`; throws a CompileError with all problems. */
export function compile(files: Files): MiniProgram {
  const faults: string[] = [];
  const { app, entries } = readEntries(files, faults);
  const templates = compileTemplates(files, entries, faults);
  const styles = compileStyles(files, faults);
  if (faults.length > 0) throw new CompileError(faults);
  const scripts = Object.fromEntries(
    [...files]
      .filter(([path]) => path.endsWith('.js'))
      .map(([path, content]) => [path.slice(0, -'.js'.length), content.toString()]),
  );
  return {
    app,
    entries,
    templates,
    templateNames: templateNames(files),
    styles,
    scripts,
    apiNames: apiNames(),
    files,
  };
}
