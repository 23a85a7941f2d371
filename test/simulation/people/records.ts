import { Writable } from 'node:stream';
import type { HttpRequest } from '@/platform/http';
import type { Database } from '../../../gateway/database';
import { holds } from '../expected';

/** Everything that says who somebody is; phones of actions are told to the gateway on purpose (spec §3 Tracking event fields). */
const PRIVATE = `
  select unnest(array[phone, name, id_no, company]) as value from customers
  union select unnest(array[card_no, phone]) from cards
  union select unnest(array[name, phone]) from contacts`;
const REPORTED = `
  select (record - 'phone')::text as record from tracks
  union all select record::text from error_logs`;

/** How long a call took: digits of no meaning, which may be those of somebody's number. */
const MEASURED = /"responseTime":[\d.e-]+,/;

/** A text with its encoded parts in clear; as it is, if it is not encoded as a whole. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What is written about people where others read it: the gateway's log, the reports of their apps, and what passes over the network. */
export class Records {
  private texts: string[] = [];

  /** Of one or more gateways, a line for each call. */
  readonly log = new Writable({
    decodeStrings: false,
    write: (line: string | Buffer, _encoding, done) => {
      this.texts.push(String(line).replace(MEASURED, ''));
      done();
    },
  });

  /** A message as somebody on the way sees it. */
  passed({ url, headers, body = '' }: HttpRequest): void {
    this.texts.push(`${url} ${JSON.stringify(headers)} ${typeof body === 'string' ? body : ''}`);
  }

  /** Looks for each person's name, ID number, phone, company, card numbers and contacts in all of it, and begins again. Returns how many records there were. */
  async check(db: Database): Promise<number> {
    const values = await db.query<{ value: string }>(PRIVATE);
    const reported = await db.query<{ record: string }>(REPORTED);
    const records = [...this.texts, ...reported.map(({ record }) => record)];
    this.texts = [];
    const all = decoded(records.join('\n'));
    for (const { value } of values) {
      if (value === '') continue;
      const at = all.indexOf(value);
      holds(`a record names a person: ${all.slice(Math.max(0, at - 200), at + 100)}`, at < 0);
    }
    return records.length;
  }
}
