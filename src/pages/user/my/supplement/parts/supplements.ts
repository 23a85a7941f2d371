import type { Response } from '@/contract';
import { supplementCalls } from '@/contract/supplement';
import { daysBetween, formatChinese } from '@/domain/dates/civil';
import { isOpen } from '@/domain/supplement/rule';
import { call } from '@/request';
import { STATES } from './texts';

type Wire = Response<'supplementList'>['list'][number];

/** A document that was asked for, in words. */
export interface SupplementView {
  readonly supplementNo: string;
  readonly title: string;
  readonly why: string;
  /** The deadline, and what it means today. */
  readonly deadline: string;
  readonly tag: (typeof STATES)[keyof typeof STATES];
  readonly missing: boolean;
  /** The person can hand something in. */
  readonly open: boolean;
}

export interface SupplementInfo extends SupplementView {
  readonly reason: string;
  /** Changes with each decision: names a try. */
  readonly decidedAt: string;
  /** '第 1 张': a phone's name for a picture tells nothing. */
  readonly files: readonly { readonly fileId: string; readonly name: string }[];
}

function deadlineOf({ state, dueOn, missing }: Wire, today: string): string {
  if (state === 'approved') return '不用再提交';
  if (state === 'reviewing') return '一般1个工作日内有结果';
  const day = formatChinese(dueOn, 'full');
  if (missing) return `应在${day}（含当天）前提交，已过期`;
  const left = daysBetween(today, dueOn);
  return left === 0 ? '今天是最后一天' : `${day}（含当天）前提交，还有 ${left} 天`;
}

function viewOf(wire: Wire, today: string): SupplementView {
  const { supplementNo, title, why, missing, state } = wire;
  return {
    ...{ supplementNo, title, why, missing },
    deadline: deadlineOf(wire, today),
    tag: missing ? STATES.missing : STATES[state],
    open: isOpen({ state }),
  };
}

export async function fetchSupplements(): Promise<readonly SupplementView[]> {
  const { list, today } = await call(supplementCalls.supplementList, {});
  return list.map((wire) => viewOf(wire, today));
}

export async function fetchSupplement(supplementNo: string): Promise<SupplementInfo> {
  const info = await call(supplementCalls.supplementInfo, { supplementNo });
  return {
    ...viewOf(info, info.today),
    reason: info.reason,
    decidedAt: info.decidedAt ?? '',
    files: info.files.map(({ fileId }, index) => ({ fileId, name: `第 ${index + 1} 张` })),
  };
}
