import type { PdfPort } from './definitions';

export type { PdfFile, PdfOutcome, PdfPage, PdfPort } from './definitions';

/** The host opens documents itself (platform/files). */
export const pdf: PdfPort = { read: () => Promise.resolve({ kind: 'unavailable' }) };
