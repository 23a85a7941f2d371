import type { Section } from './contract';
import type { PlaceholderValues } from './placeholders';

/** An agreement as data, with `{placeholders}` in its headings and paragraphs. */
export interface Template {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  /** ISO date from which this version applies. */
  readonly effectiveOn: string;
  /** The versions before, newest first. `change`: what the version after it changed; '' if it is not known any more. */
  readonly earlier?: readonly {
    readonly version: string;
    readonly effectiveOn: string;
    readonly change: string;
  }[];
  readonly sections: readonly Section[];
}

export const BLANK = '＿＿＿';

/** The template with its placeholders filled; a missing or empty value shows as a blank line. Placeholders inside a value are not filled. */
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
