import type { Response } from '@/contract';
import type { Article } from '../../documents/help';

/** An article of the help centre in the form of an agreement: it has no versions, only the day of its last change. */
export const articleOf = ({
  id,
  title,
  updatedOn,
  paragraphs,
  steps,
}: Article): Response<'contractText'> => ({
  templateId: id,
  title,
  version: updatedOn.slice(0, 7).replace('-', '.'),
  effectiveOn: updatedOn,
  sections: [{ heading: '', paragraphs: [...paragraphs] }],
  steps: steps.map((step) => ({ ...step })),
});
