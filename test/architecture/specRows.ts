import { textOf } from './files';

/** Rows of the table of docs/spec-notes.md, cell by cell, without its head. */
export const noted: readonly (readonly string[])[] = textOf('docs/spec-notes.md')
  .split(/\r?\n/)
  .filter((line) => line.startsWith('| ') && !line.startsWith('| kind |'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const namesIn = (cell: string): string[] =>
  Array.from(cell.matchAll(/`([\w/ -]+)`/g), ([, name = '']) => name);

/** What the rows of a kind are about. */
export const notedOf = (kind: string): readonly string[] =>
  noted.filter(([own]) => own === kind).flatMap(([, spec = '']) => namesIn(spec));
