import { createHash } from 'node:crypto';
import type { AgreementFacts, TemplateText } from '../documents/agreement';
import type { CertificatePaper } from '../documents/certificate';
import type { Template } from '../documents/fillTemplate';

/** What a paper says, whole: it is drawn from this alone. */
export type PaperFacts = AgreementFacts | CertificatePaper;

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** The text of an agreement as it is kept. */
export const contentOf = ({ id, version, title, sections }: Template): string =>
  JSON.stringify({ id, version, title, sections } satisfies TemplateText);

/** The digest of a paper: lower-case hex SHA-256 of its facts and of the text that they fill. */
export const paperDigest = (facts: string, content: string | null): string =>
  sha256(`${facts}\n${content ?? ''}`);
