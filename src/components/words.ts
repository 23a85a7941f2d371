import type { ReactNode } from 'react';
import { unbroken } from '@/domain/text/unbroken';
import { wordBreaks } from '@/platform/wordBreaks';

/** A text as it is shown: a figure stays with its unit, and lines end between words. Anything else stays as it is. */
export function words(text: ReactNode): ReactNode {
  const whole = unbroken(text);
  return typeof whole === 'string' ? wordBreaks.within(whole) : whole;
}
