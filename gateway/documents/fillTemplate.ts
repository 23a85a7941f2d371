import type { Section } from './contract';
import type { PlaceholderValues } from './placeholders';

/** An agreement as data; `{placeholders}` stand in its headings and paragraphs. */
export interface Template {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  /** ISO date from which this version holds. */
  readonly effectiveOn: string;
  readonly sections: readonly Section[];
}

export const BLANK = '＿＿＿';

/** The template with its blanks filled; what is missing or empty shows as a blank line. A value is never read for blanks. */
export function fillTemplate<T extends Template>(template: T, values: PlaceholderValues): T {
  const known = new Map(Object.entries(values));
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_blank, name: string) => known.get(name) || BLANK);
  const sections = template.sections.map(({ heading, paragraphs }) => ({
    heading: fill(heading),
    paragraphs: paragraphs.map(fill),
  }));
  return { ...template, sections };
}
