import { persisted } from './persisted';
import { session } from './session';

/** Spec §5: what a credit or loan flow begins with is checked, and what is missing only logged, by its name. It blocks nothing. */
export function checkFlowParams(flow: 'credit' | 'loan', callbackUrl: string): void {
  const given = {
    tokenCode: session.tokenCode,
    platform: persisted.get('platform'),
    callbackUrl,
    scene: persisted.get('scene'),
  };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === '' ? [name] : []));
  if (missing.length > 0) console.warn(`${flow}: missing ${missing.join(', ')}`);
}
