import { parseYuan, type Fen } from './fen';

/** Reads an amount of the wire ("1093.18"). Throws RangeError for anything else: a wrong figure is worse than no page. */
export function fenOf(yuan: string): Fen {
  const fen = parseYuan(yuan);
  if (fen === undefined) throw new RangeError('not an amount of yuan');
  return fen;
}
