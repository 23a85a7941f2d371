import { protocol, type messages } from '@electric-sql/pglite';

/** What the database sent back for one exchange. */
export interface Answers {
  /** Of each row its values as text. */
  readonly rows: (string | null)[][];
  /** What the last statement did: 'COMMIT'. */
  readonly done: string;
  /** Descriptions of a statement. */
  readonly described: messages.BackendMessage[];
}

const HEADER = 5;
const INT32 = 4;
const INT16 = 2;
const NULL = -1;

function rowAt(bytes: Buffer, start: number): (string | null)[] {
  const row: (string | null)[] = [];
  let at = start + INT16;
  for (let left = bytes.readInt16BE(start); left > 0; left -= 1) {
    const length = bytes.readInt32BE(at);
    at += INT32;
    if (length === NULL) row.push(null);
    else {
      row.push(bytes.toString('utf8', at, at + length));
      at += length;
    }
  }
  return row;
}

/**
 * Reads messages of PostgreSQL's protocol. Rows are read here: PGlite's parser copies and decodes each value on its own, which takes longer than the
 * query. Throws the failure, if there is one.
 */
export function readAnswers(bytes: Buffer): Answers {
  const rows: (string | null)[][] = [];
  const described: messages.BackendMessage[] = [];
  let done = '';
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    end = at + 1 + bytes.readInt32BE(at + 1);
    const kind = String.fromCharCode(bytes[at] ?? 0);
    if (kind === 'D') rows.push(rowAt(bytes, at + HEADER));
    // The text ends with a zero.
    else if (kind === 'C') done = bytes.toString('utf8', at + HEADER, end - 1);
    else if (kind === 'E' || kind === 'T' || kind === 't')
      new protocol.Parser().parse(bytes.subarray(at, end), (message) => described.push(message));
  }
  const failure = described.find((one): one is messages.DatabaseError => one.name === 'error');
  if (failure !== undefined) throw failure;
  return { rows, done, described };
}
