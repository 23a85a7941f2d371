import { createHash } from 'node:crypto';
import type { Contract } from './contract';

/**
 * What an electronic signature is made over: lower-case hex SHA-256 of the UTF-8 JSON of everything a person reads, as
 * arrays in the order of the document, so that neither key order nor drawing changes it.
 */
export function contentDigest(contract: Omit<Contract, 'signature' | 'issuedAt'>): string {
  const { title, version, number, parties, sections, table } = contract;
  const content = [
    title,
    version,
    number,
    parties.map(({ role, name, details = [] }) => [
      role,
      name,
      details.map(({ label, value }) => [label, value]),
    ]),
    sections.map(({ heading, paragraphs }) => [heading, paragraphs]),
    table ? [table.caption, table.columns.map(({ heading }) => heading), table.rows, table.total ?? []] : [],
  ];
  return createHash('sha256').update(JSON.stringify(content), 'utf8').digest('hex');
}
