import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import type { PersonalDataDocument } from '../../documents/personalData';

export type Sections = PersonalDataDocument['sections'];
export type Row = readonly [label: string, value: string];

const NONE: readonly Row[] = [['没有记录', '']];
export const some = (rows: readonly Row[]): readonly Row[] => (rows.length === 0 ? NONE : rows);

export function timeOf(instant: string): string {
  const at = Date.parse(instant);
  return `${formatChinese(civilDateAt(at), 'full')} ${timeText(at)}`;
}

export const dayOf = (date: string): string => (date === '' ? '' : formatChinese(date, 'full'));

const REVIEW: Readonly<Record<string, string>> = {
  asked: '待提交',
  reviewing: '审核中',
  approved: '已通过',
  refused: '已退回',
  returned: '已退回',
  sent: '待验证',
  proved: '待补充单位',
  verified: '已验证',
  open: '待答复',
  answered: '已答复',
};
export const reviewName = (state: string): string => REVIEW[state] ?? state;
