import { useState } from 'react';
import { groupIdNumber } from '@/domain/person/idNumber';
import { groupPhone } from '@/domain/person/phone';
import type { FieldKind } from './kinds';

const GROUPS: Readonly<Partial<Record<FieldKind, (value: string) => string>>> = {
  tel: groupPhone,
  idcard: groupIdNumber,
};

interface Grouped {
  /** What the field shows for its value: '138 0013 8000'. */
  readonly shown: string;
  /** The person typed `raw`, which is kept as `value`. */
  type(raw: string, value: string): void;
  /** The person has left the field. */
  left(): void;
}

/**
 * Shows the value of a phone or ID field in its groups; the value itself has no spaces. Typing at the end regroups at once. After a change in
 * the middle the text stays as typed until the field is left: otherwise the cursor would jump to the end.
 */
export function useGrouped(kind: FieldKind, value: string, whole: boolean): Grouped {
  const [typed, setTyped] = useState({ text: '', value: '' });
  const group = whole ? GROUPS[kind] : undefined;
  if (group === undefined) return { shown: value, type: () => undefined, left: () => undefined };
  // Any other value comes from the model: a draft, a picture, the button that empties the field.
  const held = typed.value === value && typed.text !== '';
  return {
    shown: held ? typed.text : group(value),
    type(raw, now) {
      const atEnd = now !== value && (now.startsWith(value) || value.startsWith(now));
      const again = now === value && raw.trimEnd() === group(value);
      setTyped({ text: atEnd || again ? '' : raw, value: now });
    },
    left: () => setTyped({ text: '', value: '' }),
  };
}
