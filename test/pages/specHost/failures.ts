import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';

const MOST_DEPTH = 4;

/** What a page's model could not load, in the words that the person reads; each once. */
export function failuresIn(model: unknown, depth = 0, met = new Set<unknown>()): readonly string[] {
  if (typeof model !== 'object' || model === null || depth > MOST_DEPTH || met.has(model)) return [];
  met.add(model);
  if (model instanceof Resource) {
    return model.state === 'failed' && model.failure !== undefined ? [model.failure.message] : [];
  }
  if (model instanceof Submission) return model.problem === '' ? [] : [model.problem];
  const below = Object.values(model).flatMap((part) => failuresIn(part, depth + 1, met));
  return [...new Set(below)];
}
