import type { Decisions } from '../../providers/decisions';

type DecisionWords = {
  readonly [N in keyof Decisions]: {
    readonly title: string;
    readonly options: Readonly<Record<Decisions[N], string>>;
  };
};

/** The page's labels for the decisions of each provider, in display order. */
export const DECISION_WORDS: DecisionWords = {
  credit: {
    title: '授信审批',
    options: {
      approve: '通过',
      deny: '拒绝',
      hold: '一直审核',
      supply: '先要补充资料，再通过',
      activate: '通过，待客户激活',
    },
  },
  disburse: { title: '放款', options: { pay: '到账', fail: '失败', hold: '处理中', hang: '一直没有结果' } },
  collect: { title: '扣款', options: { pay: '成功', fail: '余额不足', hold: '处理中' } },
  card: { title: '绑卡签约', options: { sign: '同意', refuse: '不同意' } },
  banks: {
    title: '快捷绑卡的银行',
    options: { open: '正常', maintained: '第一家在维护', silent: '一直没有结果' },
  },
  cardSwitch: { title: '更换还款卡', options: { open: '可以换', closed: '不可以换' } },
  face: { title: '人脸核验', options: { ask: '由页面选', pass: '总通过', fail: '总不过' } },
  products: {
    title: '可借的产品',
    options: { loan: '信用借款', goods: '购物分期（要收货地址）', both: '两种都有' },
  },
  creditFlow: {
    title: '额度申请的步骤',
    options: { usual: '通用', ownContacts: '单独的联系人页面', partnerPage: '多一步合作机构页面' },
  },
  partner: {
    title: '合作机构页面',
    options: { open: '由页面选', silent: '一直没有结果', down: '打不开' },
  },
  education: { title: '学历审核', options: { approve: '通过', return: '退回补正', hold: '一直审核' } },
};
