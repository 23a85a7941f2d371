const zone = { timeZone: 'Asia/Shanghai', hour12: false };
const moment = new Intl.DateTimeFormat('zh-CN', {
  ...zone,
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const full = new Intl.DateTimeFormat('zh-CN', {
  ...zone,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

export const atText = (iso) => moment.format(new Date(iso));
export const clockText = (date) => full.format(date);

/** 12000.00 as 12,000.00. */
export const yuan = (text) => text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
export const percent = (rate) => `${(Number(rate) * 100).toFixed(2)}%`;

export const STATUS = {
  newUser: ['新客户', ''],
  cerditName: ['申请未填完', 'note'],
  creditReview: ['审核中', 'note'],
  creditDenied: ['审核未通过', 'bad'],
  creditPass: ['已授信', 'good'],
  creditRepay: ['还款中', ''],
  loanReview: ['放款中', 'note'],
  activateUser: ['额度待激活', 'note'],
  supply: ['待补充资料', 'note'],
  addCredit: ['提额审核中', 'note'],
};

export const LOAN_STATE = {
  processing: ['处理中', 'note'],
  normal: ['正常', 'good'],
  overdue: ['逾期', 'bad'],
  settled: ['已结清', ''],
  failed: ['失败', 'bad'],
  paid: ['成功', 'good'],
};

export const TERM_STATE = { paid: '已还', due: '今日到期', overdue: '逾期', future: '未到期' };

export const METHOD = {
  'equal-instalment': '等额本息',
  'equal-principal': '等额本金',
  'interest-first': '先息后本',
  bullet: '一次性还本付息',
};
