import type { Response } from '@/contract';
import { RAISE_RETRY_DAYS, type RaiseKind } from '@/domain/credit/raise';

export type KindState = Response<'raiseStatus'>['kinds'][number]['state'];

/** The fields of each kind. */
export const KINDS: Readonly<
  Record<
    RaiseKind,
    { readonly label: string; readonly subject: string; readonly figure: string; readonly why: string }
  >
> = {
  education: {
    label: '学历',
    subject: '学校全称',
    figure: '学历',
    why: '填写最高学历，用来评估额度，不会用于其他用途',
  },
  company: {
    label: '工作',
    subject: '单位全称',
    figure: '税前月收入（元）',
    why: '填写现在的单位和收入，用来评估额度，不会联系您的单位',
  },
  fund: {
    label: '公积金',
    subject: '公积金账号',
    figure: '月缴存额（元）',
    why: '填写公积金账号和月缴存额，用来评估额度',
  },
};

export const KIND_STATES: Readonly<Record<KindState | 'barred', string>> = {
  open: '可提交',
  barred: '暂不能提交',
  reviewing: '审核中',
  granted: '已通过',
  declined: '未通过',
};

export const RECORD_STATES = {
  reviewing: { text: '审核中', kind: 'gold' },
  granted: { text: '已提额', kind: 'green' },
  declined: { text: '未提额', kind: 'grey' },
} as const;

export const BY_BANK = '系统评估';

export const RULES = {
  title: '提额说明',
  items: [
    '提交资料不收费，不影响已有的额度和借款；年化利率（单利）不变。',
    '一般1个工作日内有结果，会用消息和短信告诉您。',
    `没有通过的资料，${RAISE_RETRY_DAYS}天后可以再次提交，也可以换一项。`,
  ],
} as const;

/** The steps of one raise. */
export const STEPS = {
  label: '进度',
  submitted: '提交资料',
  begun: '系统开始评估',
  review: '审核',
  reviewTime: '一般1个工作日内有结果',
  result: '结果',
  resultTime: '会用消息和短信告诉您',
  granted: '额度已提高',
  limits: (from: string, to: string) => `${from}提高到 ${to}`,
  unchanged: '额度不变',
  declined: '这次没有提高额度',
  reason: '综合评估没有通过，已有的额度和借款不受影响。',
  retry: (day: string) => `${day}起可以再次提交，也可以换一项。`,
  retryNow: '现在可以再次提交。',
  again: '去提额',
} as const;

export const RECORD_EMPTY = '还没有提额记录。';

export const RESULTS = {
  granted: '已通过，额度已提高',
  declined: '这次没有提高额度，已有的额度不变',
  reviewing: '已提交，一般1个工作日内有结果',
} as const;
