import { calls, type CallDefinition, type CallName } from '@/contract';
import { getDotPath, safeParse } from 'valibot';

/** The answer as the contract parses it. Throws on every deviation, even one that the client's lenient fields would accept. */
export function checkAnswer(name: CallName, answer: unknown): unknown {
  const definition: CallDefinition = calls[name];
  const checked = safeParse(definition.response, answer);
  const misfits = checked.success
    ? changedAt(answer, checked.output)
    : checked.issues.map((issue) => getDotPath(issue) ?? '/').join(', ');
  if (misfits !== '') throw new Error(`${name}: answer does not fit the contract at ${misfits}`);
  return checked.output;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/**
 * The path ('list.0.isRead') of the first value that parsing by the contract has replaced, as lenient fields do; '' if none. Fields that
 * the contract does not name, and whitespace around a text, are ignored.
 */
function changedAt(given: unknown, checked: unknown, path: readonly string[] = []): string {
  const here = path.join('.') || '/';
  if (!isObject(checked) || !isObject(given)) return trimmed(given) === trimmed(checked) ? '' : here;
  if (Array.isArray(given) && given.length !== (checked as unknown[]).length) return here;
  for (const [key, value] of Object.entries(checked)) {
    const change = changedAt((given as Record<string, unknown>)[key], value, [...path, key]);
    if (change !== '') return change;
  }
  return '';
}
