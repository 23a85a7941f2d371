import type { Response } from '@/contract';
import { proposeCalls } from '@/contract/propose';
import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import { PROPOSE_RULE } from '@/domain/service/propose';
import { specialCharacters } from '@/domain/text/specialCharacters';
import { TOASTS } from '@/domain/errors/toasts';
import type { UploadTarget } from '@/features/pictures';
import { call } from '@/request';
import { KINDS, STATES, SUGGEST } from './texts';

type Wire = Response<'proposeList'>['list'][number];

/** A suggestion or complaint in words. */
export interface ProposalView {
  readonly proposeNo: string;
  /** '投诉 · 利息与费用' */
  readonly title: string;
  readonly content: string;
  readonly at: string;
  readonly state: (typeof STATES)[keyof typeof STATES];
}

export function timeOf(instant: string): string {
  const at = Date.parse(instant);
  return `${formatChinese(civilDateAt(at), 'full')} ${timeText(at)}`;
}

export const proposalView = ({ proposeNo, kind, typeName, content, at, state }: Wire): ProposalView => ({
  proposeNo,
  title: `${KINDS[kind]} · ${typeName}`,
  content,
  at: timeOf(at),
  state: STATES[state],
});

/** Spec §8: SPECIAL_CHARACTERS blocks the submission. */
export function contentProblem(content: string): string {
  if (specialCharacters(content) !== undefined) return TOASTS.blocked;
  return content.trim().length < PROPOSE_RULE.least ? SUGGEST.contentWrong : '';
}

/** The pictures that are not sent in yet. */
export const PICTURES: UploadTarget = {
  send: async (file, onProgress) =>
    (await call(proposeCalls.proposeUpload, {}, { files: [file], onProgress })).picture.fileId,
  remove: (fileId) => call(proposeCalls.proposeDelete, { fileId }),
};
