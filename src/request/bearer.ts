import type { CallDefinition } from '@/contract';
import type { RequestSettings } from './deps';

/** Spec §6, the other reading: only the propose types and the propose submit have the header. */
const PROPOSE_PATHS = '/api/propose/';

export function needsBearer(definition: CallDefinition, rule: RequestSettings['bearerRule']): boolean {
  if (definition.auth === 'none') return false;
  return rule === 'all' || definition.path.startsWith(PROPOSE_PATHS);
}
