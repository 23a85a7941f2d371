import type { Database } from '../../gateway/database';
import { PHONE_STEP } from './life';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Sequence that numbers it. */
  readonly sequence: string | null;
}

/** How a copy's row differs from the first one's: an SQL expression over `r`, the row, and `k`, the copy's number. */
export interface Copied {
  readonly table: string;
  readonly columns: Readonly<Record<string, string>>;
}

/** Names of things that have no table of which they are the key, or point to things of several tables. */
const MORE_NAMES = [
  'ref',
  'about',
  'upload_id',
  'subject',
  'holder',
  'token_hash',
  'opened_by',
  'request_no',
];
/** Keys of the sandbox's own settings and texts: copies share them. */
const SHARED = [
  'template_id',
  'popup_id',
  'notice_id',
  'employer_id',
  'code',
  'name',
  'phone',
  'id_no',
  'email',
];

const COLUMNS = `select c.relname as table, a.attname as name, t.typname as type,
    pg_get_serial_sequence(c.relname, a.attname) as sequence
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1, a.attnum`;

/** Columns that alone tell a row: the names of loans, cards, messages. */
const KEYS = `select distinct a.attname as name
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
  where i.indisunique and i.indnatts = 1`;

/** An ID number of 18 characters, and a card's, with the copy's number in a place where they stay well-formed for a reader. */
const ID_NO = (own: string) => `case when ${own} = '' then '' else (100000 + k) || substr(${own}, 7) end`;
const CARD_NO = (own: string) =>
  `substr(${own}, 1, 6) || lpad(((substr(${own}, 7)::bigint + k) % 10000000000)::text, length(${own}) - 6, '0')`;
const PHONE = (own: string) =>
  `case when ${own} ~ '^1[0-9]{10}$' then (${own}::bigint + k * ${PHONE_STEP})::text else ${own} end`;
const SUFFIX = `'-' || to_hex(k)`;
/** The loans that a quote is about. */
const ITEMS = (own: string) =>
  `regexp_replace(${own}::text, '("loanNo": "[^"]+)', '\\1' || ${SUFFIX}, 'g')::jsonb`;

const BY_NAME: Readonly<Record<string, (own: string) => string>> = {
  phone: PHONE,
  id_no: ID_NO,
  card_no: CARD_NO,
  items: ITEMS,
  cust_no: (own) => `${own} || ${SUFFIX}`,
};

class Plan {
  constructor(
    private readonly names: ReadonlySet<string>,
    private readonly strides: ReadonlyMap<string, number>,
  ) {}

  expression({ table, name, type, sequence }: Column): string {
    const own = `r.${name}`;
    const stride = this.strides.get(
      name === 'customer_id' ? 'customers.id' : sequence === null ? name : `${table}.${name}`,
    );
    if (type === 'int8' && stride !== undefined) return `${own} + k * ${stride}`;
    if (type === 'uuid') return `md5(${own}::text || k)::uuid`;
    // All rows of one person by the same moment: the order stays.
    if (type === 'timestamptz') return `${own} + k * interval '1 ms'`;
    const special = BY_NAME[name];
    if (special !== undefined) return special(own);
    if (type !== 'text') return own;
    return this.names.has(name) ? `case when ${own} = '' then '' else ${own} || ${SUFFIX} end` : own;
  }
}

/** The expressions for these tables, from the catalogue: a table of a new migration is copied, too. */
export async function copiesOf(db: Database, tables: ReadonlySet<string>): Promise<readonly Copied[]> {
  const columns = await db.query<Column>(COLUMNS);
  const keys = await db.query<{ name: string }>(KEYS);
  const names = new Set(
    [...keys.map(({ name }) => name), ...MORE_NAMES].filter((name) => !SHARED.includes(name)),
  );
  const strides = new Map<string, number>();
  for (const { table, name, sequence } of columns) {
    if (sequence === null) continue;
    const [row] = await db.query<{ most: number | null }>(`select max(${name}) as most from ${table}`);
    const most = row?.most ?? 0;
    strides.set(`${table}.${name}`, most);
    // The only number that other tables refer to under its own name.
    if (name === 'entry_no') strides.set(name, most);
  }
  const plan = new Plan(names, strides);
  return [...tables].sort().map((table) => ({
    table,
    columns: Object.fromEntries(
      columns.filter((one) => one.table === table).map((one) => [one.name, plan.expression(one)]),
    ),
  }));
}
