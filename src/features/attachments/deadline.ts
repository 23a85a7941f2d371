import { daysBetween, formatChinese, type CivilDate } from '@/domain/dates/civil';

interface Asked {
  readonly state: 'asked' | 'reviewing' | 'approved' | 'refused';
  readonly dueOn: CivilDate;
  /** The deadline has passed and nothing is handed in. */
  readonly missing: boolean;
}

/** The deadline of what a person was asked to hand in, and what it means today. */
export function deadlineText({ state, dueOn, missing }: Asked, today: CivilDate): string {
  if (state === 'approved') return '不用再提交';
  if (state === 'reviewing') return '一般1个工作日内有结果';
  const day = formatChinese(dueOn, 'full');
  if (missing) return `应在${day}（含当天）前提交，已过期`;
  const left = daysBetween(today, dueOn);
  return left === 0 ? '今天是最后一天' : `${day}（含当天）前提交，还有 ${left} 天`;
}
