import type { PdfPort } from './definitions';

export type { PdfFile, PdfOutcome, PdfPage, PdfPort } from './definitions';

export const pdf: PdfPort = { read: () => Promise.resolve({ kind: 'unavailable' }) };
