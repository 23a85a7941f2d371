import { readFileSync } from 'node:fs';
import type { Row } from './keeper';
import type { Sentence } from './sentences';

/** Sentences that no row names. */
export const unkept = (sentences: readonly Sentence[], rows: readonly Row[]): string[] =>
  sentences
    .filter(({ sentence }) => !rows.some(([part]) => sentence.includes(part)))
    .map(({ place, sentence }) => `${place}: ${sentence}`);

/** Rows whose sentence no one reads any more. */
export const unpromised = (sentences: readonly Sentence[], rows: readonly Row[]): string[] =>
  rows.map(([part]) => part).filter((part) => !sentences.some(({ sentence }) => sentence.includes(part)));

/** Rows whose test does not exist. */
export const untested = (rows: readonly Row[]): string[] =>
  rows.flatMap(([part, keeper]) =>
    typeof keeper === 'string' || readFileSync(keeper[0], 'utf8').includes(keeper[1])
      ? []
      : [`${part}: ${keeper.join(' ')}`],
  );
