/** User texts of the plaza's own pages. */
export const ACCREDIT_TEXTS = {
  heading: (partner: string) => `${partner}的资料`,
  headingNote: (partner: string, lender: string) => `由${partner}提供给${lender}。下面没有列出的，不会提供。`,
  names: { occupation: '职业', company: '单位' },
  uses: {
    occupation: '预先填进额度申请',
    company: '预先填进额度申请',
  },
  who: '谁给谁',
  from: '提供方',
  to: '接收方',
  until: '保存到',
  untilValue: '您撤回授权或注销账户',
  free: '不同意也能登录和申请额度，只是需要自己填。',
  agreementMissing: '请先阅读并勾选同意，或选“不同意”',
  agree: '同意提供',
  refuse: '不同意',
  agreed: '已同意，登录后生效',
  refused: '已记下，不会提供您的资料',
  given: '您已同意提供这些资料',
  givenNote: '可以随时撤回，撤回后我们删除收到的资料。',
  notGiven: '您没有同意提供资料',
  notGivenNote: '我们没有保存合作方的资料。申请额度时，请自己填写。',
  revoke: '撤回授权',
  revokeQuestion: '撤回后，我们删除从合作方收到的资料。您自己填写的内容不受影响。',
  revoked: '已撤回，收到的资料已删除',
  nothing: '您不是从合作方进入，没有需要授权的资料',
  over: '这个链接已失效，请从合作方重新进入',
  toHome: '回首页',
  toLogin: '用手机号登录',
} as const;

/** Template of the consent; the key is the gateway's template id. */
export const SQUARE_AGREEMENT = [{ key: 'square-data', title: '财富广场资料授权书' }] as const;

export const CREDIT_TEXTS = {
  partner: '合作方',
  data: '资料授权',
  decisions: { asked: '没有同意', agreed: '已同意', refused: '没有同意' },
  none: '不是从合作方进入的',
  steps: '怎么申请',
  stepList: ['拍身份证，做一次人脸核验', '填联系人，绑定银行卡', '提交后马上审核，通过后就有额度'],
  progress: '到哪一步了',
  progressList: [
    { title: '提交申请', note: '资料已收到', done: true },
    { title: '审核', note: '一般几分钟内完成', now: true },
    { title: '出结果', note: '会发短信告诉您，这里也能看到' },
    { title: '开始使用', note: '通过后按提示使用额度；没有通过，会告诉您哪天可以再申请' },
  ],
  home: '去首页',
} as const;
