import type { ReactNode } from 'react';
import { unbroken } from '@/domain/text/unbroken';

/** Text for display: a figure stays on one line with its unit. Anything that is not text is unchanged. */
export const words = (text: ReactNode): ReactNode => unbroken(text);
