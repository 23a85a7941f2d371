import type { ReactNode } from 'react';
import { unbroken } from '@/domain/text/unbroken';

/** A text as it is shown: a figure stays with its unit. Anything else stays as it is. */
export const words = (text: ReactNode): ReactNode => unbroken(text);
