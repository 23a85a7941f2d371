import { PROOF_RULE } from '@/domain/loan/proof';

export const PROOF_STATES = {
  asked: { text: '待提交', kind: 'gold' },
  missing: { text: '已过期', kind: 'red' },
  reviewing: { text: '审核中', kind: 'ink' },
  approved: { text: '已通过', kind: 'green' },
  refused: { text: '需重新提交', kind: 'red' },
} as const;

export const NO_PROOFS = '没有需要提交凭证的借款。';
export const UNKNOWN_PROOF = '没有找到这笔借款的凭证。';
export const MISSING_TITLE = '提交前不能再借款';
export const MISSING_NOTE = '已有的借款和还款不受影响，补交后马上恢复';

export const WHY = {
  title: '为什么要凭证',
  items: [
    '借款只能用于消费。金额较大的借款，请上传钱花在哪里的证明。',
    '发票、收据、合同、缴费单都可以，字迹清晰、能看到金额和日期。',
    `最多 ${PROOF_RULE.mostFiles} 张；照片只用来审核这笔借款。`,
  ],
} as const;

export const UPLOAD = {
  label: '凭证照片',
  hint: '字迹清晰，能看到金额和日期。JPG、PNG 或 WebP，可以一张一张添加',
  missing: '请至少上传一张凭证照片',
  running: '还有照片没有传完，请等一等或删除',
  submit: '提交审核',
  submitted: '已提交，一般1个工作日内有结果',
} as const;
