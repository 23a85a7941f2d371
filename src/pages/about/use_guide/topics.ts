interface GuideStep {
  readonly text: string;
  /** A target for openTarget, and the words of its link; none: nothing to open. */
  readonly target?: string;
  readonly action?: string;
}

/** The guide by topic: what to do, in order. */
export const GUIDE: readonly {
  readonly key: string;
  readonly name: string;
  readonly steps: readonly GuideStep[];
}[] = [
  {
    key: 'credit',
    name: '申请额度',
    steps: [
      { text: '用手机号登录，新用户会自动注册', target: '/pages/login/index', action: '去登录' },
      { text: '准备本人身份证和一张储蓄卡' },
      { text: '拍身份证、人脸识别、填写联系人、绑定银行卡' },
      { text: '提交后等结果，一般几分钟', target: '/pages/creditV2/view/creditFrontPage', action: '去申请' },
    ],
  },
  {
    key: 'loan',
    name: '借款',
    steps: [
      { text: '填写金额、期限和用途，先看每期还多少' },
      { text: '核对综合融资成本和合同，勾选同意' },
      { text: '输入交易密码，等银行放款', target: '/pages/loanV2/view/index', action: '去借款' },
      { text: '后悔了？30天冷静期内还本金就行，不收利息' },
    ],
  },
  {
    key: 'repay',
    name: '还款',
    steps: [
      { text: '看看这个月要还多少，什么时候还', target: '/pages/repay/index', action: '去还款' },
      { text: '选好扣款的卡，核对金额，输入交易密码' },
      { text: '把还款日加到手机日历，到期前会提醒' },
      { text: '想提前还？打开借据，看看哪天还能省多少' },
    ],
  },
  {
    key: 'card',
    name: '银行卡',
    steps: [
      {
        text: '添加本人的储蓄卡，用银行预留的手机号验证',
        target: '/pages/bussiness/bankcard/index',
        action: '我的银行卡',
      },
      { text: '借款到哪张卡、从哪张卡还，付款前都能换' },
    ],
  },
  {
    key: 'safe',
    name: '账户安全',
    steps: [
      { text: '交易密码不要用生日和手机号，也不要告诉别人' },
      {
        text: '换了手机号，凭身份证和银行卡更换',
        target: '/pages/login/phoneDisabled/bankcard',
        action: '更换手机号',
      },
      { text: '放款前要您交钱的，都是诈骗，请拨打 96110' },
    ],
  },
];
