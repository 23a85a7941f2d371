import { SUPPLEMENT_RULE } from '@/domain/supplement/rule';

export const STATES = {
  asked: { text: '待提交', kind: 'gold' },
  missing: { text: '已过期', kind: 'red' },
  reviewing: { text: '审核中', kind: 'ink' },
  approved: { text: '已通过', kind: 'green' },
  refused: { text: '需重新提交', kind: 'red' },
} as const;

export const TEXTS = {
  list: '需要补充的资料',
  none: '现在没有需要补充的资料。',
  unknown: '没有找到这份资料。',
  home: '回首页',
  all: '查看全部',
  missing: '补交前不能再借款',
  missingNote: '已有的借款和还款不受影响，补交后马上恢复',
  refused: '上次没有通过的原因',
  refusedRow: (reason: string, deadline: string) =>
    `没有通过：${reason.replace(/[。！.!]$/, '')}。${deadline}`,
  goodTitle: '怎样的照片容易通过',
  good: [
    '整张纸都在画面里，四个角看得见',
    '放平了拍，没有反光和阴影，每个字都看得清',
    '姓名、日期和公章没有被手指或别的东西挡住',
    '原件或电子原件，没有修改过',
  ],
  label: '资料照片',
  hint: '字迹清晰、四角完整。JPG、PNG 或 WebP，可以一张一张添加',
  earlier: '之前上传的',
  handedIn: '已提交的照片',
  empty: '请至少上传一张照片',
  running: '还有照片没有传完，请等一等或删除',
  submit: '提交审核',
  submitted: '已提交，一般1个工作日内有结果',
  remove: '删除',
  about: '说明',
  items: [
    '资料只用来核对您的额度，由审核人员查看。',
    `最多 ${SUPPLEMENT_RULE.mostFiles} 张；没有通过可以重新提交。`,
    '到期还没有提交，就暂时不能再借款。',
  ],
} as const;
