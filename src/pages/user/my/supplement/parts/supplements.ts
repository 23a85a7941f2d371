import type { Response } from '@/contract';
import { supplementCalls } from '@/contract/supplement';
import { isOpen } from '@/domain/supplement/rule';
import { deadlineText } from '@/features/attachments';
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
  /** Why it was refused; '' if it was not. */
  readonly reason: string;
  /** The person can hand something in. */
  readonly open: boolean;
}

export interface SupplementInfo extends SupplementView {
  /** Changes with each decision: names a try. */
  readonly decidedAt: string;
  /** '第 1 张': a phone's name for a picture tells nothing. */
  readonly files: readonly { readonly fileId: string; readonly name: string }[];
}

function viewOf(wire: Wire, today: string): SupplementView {
  const { supplementNo, title, why, missing, state, reason = '' } = wire;
  return {
    ...{ supplementNo, title, why, missing, reason },
    deadline: deadlineText(wire, today),
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
    decidedAt: info.decidedAt ?? '',
    files: info.files.map(({ fileId }, index) => ({ fileId, name: `第 ${index + 1} 张` })),
  };
}
