import { is, type GenericSchema } from 'valibot';

/** The parts of a schema that hold others. */
interface Parts {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly wrapped?: GenericSchema;
  /** Of a field that costs itself alone (orElse). */
  readonly exact?: GenericSchema;
  /** Of a list that leaves out what does not fit (those). */
  readonly each?: GenericSchema;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Names of the fields in an answer that could not be read and cost only themselves: 'list.dueOn'. An absent field is not lost. No value is part of
 * the result.
 */
export function lostIn(schema: GenericSchema, given: unknown, path = ''): readonly string[] {
  if (isAbsent(given)) return [];
  const { entries, item, wrapped, exact, each } = schema as unknown as Parts;
  if (exact !== undefined) return is(exact, given) ? lostIn(exact, given, path) : [path];
  if (wrapped !== undefined) return lostIn(wrapped, given, path);
  const one = each ?? item;
  if (one !== undefined && Array.isArray(given)) {
    const inItems = given.flatMap((value) =>
      each === undefined || is(each, value) ? lostIn(one, value, path) : [path],
    );
    return [...new Set(inItems)];
  }
  if (entries === undefined || typeof given !== 'object') return [];
  const below = path === '' ? '' : `${path}.`;
  const held = given as Readonly<Record<string, unknown>>;
  return Object.entries(entries).flatMap(([name, field]) => lostIn(field, held[name], below + name));
}
