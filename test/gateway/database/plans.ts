import { z } from 'zod';
import type { Database, Sql } from '../../../gateway/database';

/** Each different statement of a run, with the parameters of its first time. */
export type Statements = Map<string, readonly unknown[]>;

const recording = <T extends Sql>(sql: T, into: Statements): T => ({
  ...sql,
  query: (text: string, params: readonly unknown[] = []) => {
    if (!into.has(text)) into.set(text, params);
    return sql.query(text, params);
  },
});

export const recorded = (db: Database, into: Statements): Database => ({
  ...recording(db, into),
  tx: (work, options) => db.tx((sql) => work(recording(sql, into)), options),
});

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Name'?: string | undefined;
  readonly 'Index Cond'?: string | undefined;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly 'Actual Loops'?: number | undefined;
  readonly Plans?: readonly Node[] | undefined;
}
const NODE: z.ZodType<Node> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  'Rows Removed by Filter': z.number().optional(),
  'Actual Loops': z.number().optional(),
  get Plans() {
    return z.array(NODE).optional();
  },
});
const PLAN = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: NODE })) }));

const nodes = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

/** Whether a plan's node walks a table, or an index that has all its rows, from end to end. A partial index is short: open work. */
const walksAll = (node: Node, partial: ReadonlySet<string>): boolean =>
  node['Node Type'] === 'Seq Scan' ||
  (/^Index/.test(node['Node Type']) &&
    node['Index Cond'] === undefined &&
    !partial.has(node['Index Name'] ?? ''));

/** Ways to read that pay on a table of ten rows, as here, and not on one of a million. */
const WAYS = ['seqscan', 'hashjoin', 'mergejoin'];

/** The tables that these statements read from end to end although the planner is told not to: no index answers them. */
export async function readWhole(db: Database, statements: Statements): Promise<string[]> {
  const partial = await db.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indpred is not null`,
  );
  const short = new Set(partial.map(({ name }) => name));
  for (const way of WAYS) await db.script(`set enable_${way} = off`);
  const found = new Set<string>();
  for (const [text, params] of statements) {
    const rows = PLAN.parse(await db.query(`explain (format json) ${text}`, params));
    const plans = rows.flatMap((row) => row['QUERY PLAN']);
    for (const node of plans.flatMap(({ Plan }) => nodes(Plan)))
      if (walksAll(node, short)) found.add(`${node['Relation Name'] ?? ''}: ${text.replace(/\s+/g, ' ')}`);
  }
  for (const way of WAYS) await db.script(`reset enable_${way}`);
  return [...found].sort();
}

class RolledBack extends Error {}

/** How many rows these statements look at and leave: what they cost although it is nothing of theirs. Changes nothing. */
export async function passedOver(db: Database, statements: Statements): Promise<number> {
  let passed = 0;
  const look = db.tx(async (sql) => {
    for (const way of WAYS) await sql.script(`set local enable_${way} = off`);
    for (const [text, params] of statements) {
      const rows = PLAN.parse(await sql.query(`explain (analyze, format json) ${text}`, params));
      for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN']))
        for (const node of nodes(Plan))
          passed += (node['Rows Removed by Filter'] ?? 0) * (node['Actual Loops'] ?? 1);
    }
    throw new RolledBack();
  });
  await look.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return passed;
}
