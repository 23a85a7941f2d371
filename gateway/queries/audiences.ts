import type { Sql } from '../database';

type ContentKind = 'notice' | 'position' | 'area' | 'policy' | 'release' | 'article' | 'rate';

/** What a request says about the caller, by the names of its fields. */
export type Reader = Readonly<Record<string, string | undefined>>;

/** The reader as a parameter of `isMeant`. A version that is no number is the oldest one. */
export function readerValue({ minVersion, ...fields }: Reader): string {
  if (minVersion === undefined) return JSON.stringify(fields);
  return JSON.stringify({ ...fields, minVersion: /^\d{1,9}$/.test(minVersion) ? minVersion : '0' });
}

/** SQL condition, which no audience and no reader makes fail: a text reaches no number. The content of this kind with this id (an SQL expression) is for the reader in this parameter ('$1'). */
export const isMeant = (kind: ContentKind, id: string, reader: string): string => `not exists (
  select from audiences a, jsonb_each(a.only_for) field
  where a.kind = '${kind}' and a.id = ${id} and not coalesce(
    case jsonb_typeof(field.value)
      when 'number' then case
        when ${reader}::jsonb ->> field.key ~ '^[0-9]{1,18}$'
          then (${reader}::jsonb ->> field.key)::numeric >= field.value::numeric
        when ${reader}::jsonb ->> field.key is not null then false
      end
      else field.value ? (${reader}::jsonb ->> field.key)
    end, true))`;

/** Those of these ids whose content is for this reader. */
export async function meantIds(
  sql: Sql,
  kind: ContentKind,
  { ids, reader }: { ids: readonly string[]; reader: Reader },
): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ id: string }>(
    `select id from unnest($1::text[]) as asked(id) where ${isMeant(kind, 'asked.id', '$2')}`,
    [ids, readerValue(reader)],
  );
  return new Set(rows.map(({ id }) => id));
}
