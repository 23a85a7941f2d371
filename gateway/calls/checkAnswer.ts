import { calls, type CallDefinition, type CallName } from '@/contract';
import { getDotPath, safeParse } from 'valibot';

/** The answer as the contract has it. Nothing may be odd about it, not even where the client would make do. */
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
 * The place ('list.0.isRead') where the contract has put something else for what was given, as its lenient fields do; '' for none. A field
 * that it does not name, and space around a text, are no difference.
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
