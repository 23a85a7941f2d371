import { templates } from '../../../../gateway/documents';
import { topics } from '../../../../gateway/documents/help';
import type { Text } from '../sentences';

/** The paragraphs of agreements. */
export const papers = (which: (id: string) => boolean): Text[] =>
  templates
    .filter(({ id }) => which(id))
    .flatMap(({ id, sections }) =>
      sections.flatMap(({ paragraphs }) => paragraphs.map((text) => ({ place: id, text }))),
    );

/** The paragraphs and steps of help articles. */
export const articlesOf = (which: (topic: string) => boolean): Text[] =>
  topics
    .filter(({ id }) => which(id))
    .flatMap(({ articles }) => articles)
    .flatMap(({ id, paragraphs, steps }) =>
      [...paragraphs, ...steps.map(({ text }) => text)].map((text) => ({ place: id, text })),
    );
