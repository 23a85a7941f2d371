import { rowsOf } from '../../architecture/files';

/** The codes of spec §8, verbatim, that mean this to the client. */
export const codesFor = (meaning: 'expired' | 'broken' | 'no loan'): readonly string[] =>
  rowsOf('test/domain/errors/codes.tsv').flatMap(([what, code]) =>
    what === meaning && code !== undefined ? [code] : [],
  );
