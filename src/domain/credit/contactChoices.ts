import type { Relation } from '@/contract/codes';

/** Relations of a contact to the person: the wire's word and the Chinese text (contract user, `contact`). */
export const RELATIONS = [
  { key: 'parent', label: '父母' },
  { key: 'spouse', label: '配偶' },
  { key: 'child', label: '子女' },
  { key: 'sibling', label: '兄弟姐妹' },
  { key: 'friend', label: '朋友' },
  { key: 'colleague', label: '同事' },
] as const satisfies readonly { key: Relation; label: string }[];

export type { Relation };

/** Occupations to choose from; sent as the same text that is shown. */
export const OCCUPATIONS = [
  '企业职员',
  '公务员或事业单位人员',
  '教师',
  '医务人员',
  '个体经营者',
  '自由职业者',
  '务农',
  '退休人员',
  '其他',
] as const;

/** Whether the text is one of these occupations. */
export const isOccupation = (text: string): boolean => OCCUPATIONS.some((one) => one === text);

/** The wire accepts at most this many contacts of a kind. */
export const MOST_CONTACTS = 3;
