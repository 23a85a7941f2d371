import { drawnTags } from '../../../builtInTags';
import type { Api } from './call';

const OPEN_TYPES = ['getPhoneNumber', 'agreePrivacyAuthorization', 'openSetting', 'contact'];

/** Says yes to what the host really does, and no to everything else. */
export function canIUse(schema: string, has: Api): boolean {
  const [first = '', second = '', third = ''] = schema.split('.');
  if ((drawnTags as readonly string[]).includes(first))
    return second === '' || (second === 'open-type' && OPEN_TYPES.includes(third));
  const known = has[first];
  if (second === '' || known === undefined) return known !== undefined;
  if (second !== 'return' || !first.endsWith('Sync')) return false;
  const answer = (known as () => unknown)();
  return typeof answer === 'object' && answer !== null && third in answer;
}
