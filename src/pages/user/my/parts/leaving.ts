import type { Response } from '@/contract';
import { LEAVING_REASONS, type LeavingCondition, type LeavingReason } from '@/contract/codes';
import { formatChinese } from '@/domain/dates/civil';
import { LEAVING_REASON_NAMES } from '@/domain/person/leavingReasons';
import { LEAVING_WAYS, type WayName } from '@/features/blocks';

export type LogOffState = Response<'logOffState'>;

/** A condition in words, with the way on. */
export interface ConditionView {
  readonly kind: LeavingCondition;
  readonly blocks: boolean;
  readonly title: string;
  readonly note: string;
  readonly way: WayName;
}

const WORDS: Readonly<
  Record<LeavingCondition, { readonly title: (count: number) => string; readonly note: string }>
> = {
  unpaid: { title: (n) => `还有 ${n} 笔借款没有结清`, note: '结清后才能注销，去还款' },
  openOrder: {
    title: (n) => `有 ${n} 笔交易银行还在处理`,
    note: '有结果后才能注销，查看进度',
  },
  offline: {
    title: (n) => `有 ${n} 笔线下还款没有办完`,
    note: '有结果后才能注销，查看进度',
  },
  reviewing: { title: () => '额度申请还在审核', note: '有结果后才能注销，查看进度' },
  proposal: {
    title: (n) => `${n} 条投诉或建议还没有答复`,
    note: '账号注销后收不到答复，也查不到进展；可以等有了答复再注销，查看进展',
  },
  line: { title: () => '额度会失效', note: '再次使用需要重新申请，额度和利率以届时为准' },
  coupon: { title: (n) => `${n} 张优惠券会作废`, note: '作废后不能恢复，查看优惠券' },
};

export const conditionView = ({ kind, blocks, count }: LogOffState['conditions'][number]): ConditionView => ({
  kind,
  blocks: blocks === 'Y',
  title: WORDS[kind].title(count),
  note: WORDS[kind].note,
  way: LEAVING_WAYS[kind],
});

export const REASONS: readonly { readonly key: LeavingReason; readonly label: string }[] =
  LEAVING_REASONS.map((key) => ({ key, label: LEAVING_REASON_NAMES[key] }));

export const LEAVING = {
  title: '注销后会怎样',
  toSettle: '注销前请先处理',
  lost: '注销后会失去',
  allMet: '符合注销条件',
  next: '继续注销',
  stay: '不注销了',
  keptTitle: '哪些信息会保留',
  reasonTitle: '为什么要注销',
  reason: '选一个原因',
  note: '还想告诉我们的（选填）',
  noteHint: '不超过200字',
  reasonMissing: '请选择一个原因',
  understood: '我已了解注销后会怎样',
  understoodMissing: '请先确认已了解',
  submit: '验证身份并注销',
  waiting: '注销申请',
  asked: '注销申请已受理',
  revoke: '撤销注销',
  revoked: '已撤销，账号可以照常使用',
  keep: '继续注销，退出登录',
  toHome: '回首页',
  toLogin: '登录并撤销',
  none: '没有等待执行的注销申请。',
  question: {
    title: '确定要注销吗？',
    content: '提交后会退出登录。在生效日之前登录，可以撤销。',
    confirmText: '提交注销',
  },
} as const;

/** What cancelling means. */
export const meaning = (days: number | null): readonly string[] => [
  '账号、额度、优惠券和消息会删除，不能恢复。',
  ...(days === null ? [] : [`提交后有 ${days} 天可以反悔：登录就能撤销，之后自动执行。`]),
  '执行后，这个手机号可以重新注册，成为新客户。',
  '注销不影响您的征信记录，也不免除还没结清的债务。',
];

/** Stored after the account's end, under a digest of the ID number. */
const LASTING =
  '另外，没到再次申请日期的审核结果、借款限制和新人券已发放的记录，只按身份证号算出的代码保存，最多五年，到期删除；重新注册后继续有效。';

/** What stays, and why; the gateway does the same. */
export function keptTexts(keptYears: number | null): readonly string[] {
  if (keptYears === null) return ['哪些信息会保留、保留多久，以隐私政策为准。'];
  return keptYears === 0
    ? [
        '您没有借过款：姓名、身份证、联系人、银行卡、地址等个人信息全部删除。',
        '只保留不含个人信息的记录：同意、申请和账户安全的记录。',
        LASTING,
      ]
    : [
        '姓名、身份证号、联系人、银行卡、地址等个人信息从账号中删除。',
        '借款和还款的账目按《反洗钱法》等规定保留，其中不再有您的姓名和电话。',
        `借款合同、结清证明，以及借款人的姓名、身份证号和手机号单独封存 ${keptYears} 年，只用于法律要求的查询，到期删除。`,
        LASTING,
      ];
}

/** '2026年11月30日': with the year, because this date is final. */
export const dueText = (dueOn: string): string => formatChinese(dueOn, 'full');
