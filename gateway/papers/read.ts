import type { Sql } from '../database';
import { agreementOf, type TemplateText } from '../documents/agreement';
import { certificateFrom, type Certificate } from '../documents/certificate';
import type { Contract } from '../documents/contract';
import { certificateOfFile } from '../queries/certificates';
import { paperOf, type Edition } from '../queries/papers';
import { paperDigest, type PaperFacts } from './facts';

/** `lender`: who signs it. */
export type Paper = { readonly lender: string } & (
  | { readonly kind: 'contract'; readonly document: Contract }
  | { readonly kind: 'certificate'; readonly document: Certificate }
);

export type Read =
  | { readonly state: 'whole'; readonly edition: Edition; readonly customerId: number; readonly paper: Paper }
  /** What is stored is not what was written down. */
  | { readonly state: 'changed' }
  | { readonly state: 'unknown' };

/** A paper from its stored facts alone; they are compared with their digest each time. */
export async function readPaper(sql: Sql, fileId: string): Promise<Read> {
  const row = await paperOf(sql, fileId);
  if (row === undefined) return { state: 'unknown' };
  const { facts: text, content, digest, customer_id: customerId } = row;
  if (paperDigest(text, content) !== digest) return { state: 'changed' };
  const facts = JSON.parse(text) as PaperFacts;
  if (facts.kind === 'certificate') {
    const revoked = (await certificateOfFile(sql, fileId))?.revoked === true;
    const document = certificateFrom(facts, revoked);
    const paper = { kind: 'certificate', document, lender: document.lender } as const;
    return { state: 'whole', edition: revoked ? 'revoked' : 'issued', customerId, paper };
  }
  if (content === null) return { state: 'changed' };
  const document = agreementOf(JSON.parse(content) as TemplateText, facts);
  const paper = { kind: 'contract', document, lender: facts.values.lender ?? '' } as const;
  return { state: 'whole', edition: 'issued', customerId, paper };
}
