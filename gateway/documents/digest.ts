import { createHash } from 'node:crypto';
import type { Contract } from './contract';

/**
 * The digest that an electronic signature covers: lower-case hex SHA-256 of the UTF-8 JSON of everything a person reads, as
 * arrays in document order, so that it does not depend on key order or drawing.
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
