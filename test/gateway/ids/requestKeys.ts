import { calls, type CallName } from '@/contract';

/** The parts of valibot's schemas that hold other schemas. */
interface Schema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly Schema[];
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function leavesOf(schema: Schema, path: string): string[] {
  const { entries, wrapped, item, options, pipe } = schema;
  if (entries !== undefined) {
    return Object.entries(entries).flatMap(([name, own]) =>
      leavesOf(own, path === '' ? name : `${path}.${name}`),
    );
  }
  if (wrapped !== undefined) return leavesOf(wrapped, path);
  if (item !== undefined) return leavesOf(item, path);
  const several = (options ?? []).filter(isSchema);
  if (several.length > 0) return several.flatMap((own) => leavesOf(own, path));
  const [first] = pipe ?? [];
  return first === undefined || first === schema ? [path] : leavesOf(first, path);
}

/** How the contract ends the name of a field that points to something stored. */
const ID = /(?:No|Nos|Id|id|Ids|Seq|Token|Key|Code|ticket|nonce|after)$/;

/** 'call.field' of every request field that may name something of one customer. */
export const idFields = (): readonly string[] => [
  ...new Set(
    (Object.keys(calls) as CallName[]).flatMap((name) =>
      leavesOf(calls[name].request as Schema, '')
        .filter((leaf) => ID.test(leaf))
        .map((leaf) => `${name}.${leaf}`),
    ),
  ),
];
