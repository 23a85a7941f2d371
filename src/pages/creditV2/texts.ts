/** User texts of the credit flow, except the messages of the rules (domain/credit/messages). */
export const CONSENTS = {
  idCard: [{ key: 'id-card', title: '身份信息采集授权书' }],
  face: [{ key: 'face', title: '人脸识别服务授权书' }],
  bankCard: [{ key: 'bank-card', title: '银行卡代扣授权书' }],
  partner: [{ key: 'partner-data', title: '合作机构信息查询授权书' }],
  personalInfo: [{ key: 'personal-info', title: '个人信息查询授权书' }],
  creditReport: [{ key: 'credit-report', title: '征信授权书' }],
} as const;

/** What each step requires, by the name of its node. */
export const STEP_NOTES: ReadonlyMap<string, string> = new Map([
  ['ocr', '准备好本人身份证，拍摄正反两面'],
  ['face', '约半分钟，也可以改用人工核验'],
  ['contact', '填写联系人与职业'],
  ['partner', '在合作机构的页面核实工作信息'],
  ['bankCard', '本人储蓄卡，用于收款和还款'],
  ['password', '6位数字，借款与还款时使用'],
]);

export const FRONT_TEXTS = {
  begin: '开始申请',
  goOn: (step: string) => `继续：${step}`,
  submit: '提交申请',
  empty: '暂时没有可以办理的申请步骤，请稍后再来',
  allDone: '资料已填完，提交后马上审核',
  read: '请逐份阅读，同意后提交',
  begins: (steps: number) => `共 ${steps} 步，请准备好本人的身份证和储蓄卡。可以随时离开，填好的内容会保存`,
  later: '可以随时离开，填好的内容会保存，回来接着填',
  consent: '请先阅读并勾选同意，再提交申请',
} as const;

export const AUTHORIZE_TEXTS = {
  why: '需要更新授权',
  whyText:
    '合作机构推荐您申请额度，您原来的授权不在我们这里。请逐份阅读并同意，之后接着申请；身份证也需要重新拍摄。',
  version: (version: string, from: string) => `版本 ${version}，${from}起生效`,
  whole: '阅读全文',
  read: '已打开',
  unread: '未读',
  readFirst: '请先打开全文阅读，再勾选同意',
  consent: '请勾选同意，或返回上一页',
  submit: '同意并继续',
  done: '授权已更新，请接着申请',
  doneWithCard: '授权已更新，下一步重新拍摄身份证',
} as const;

export const OCR_TEXTS = {
  front: '身份证人像面',
  back: '身份证国徽面',
  short: { front: '人像面', back: '国徽面' },
  why: '用于确认是您本人申请，防止他人冒用。勾选后打开相机',
  hint: '四角完整、字迹清晰、没有反光',
  correct: '修改',
  onFile: '之前拍过，可以重拍',
  consent: '请先阅读并勾选同意，再拍摄证件',
  frontMissing: '请拍摄身份证人像面',
  backMissing: '请拍摄身份证国徽面',
  check: '请逐字核对，个别字认错可以修改，相差较多请重拍',
  authorityMissing: '请输入签发机关',
  dateForm: '请按身份证上的样子填写，如 2020.03.07，或填长期',
  expired: '这张身份证已过期，请换领新证后再来申请',
  soon: (date: string) => `身份证将在${date}到期，请尽早换领，以免影响以后借款`,
  forever: '长期',
} as const;

export const FACE_TEXTS = {
  consent: '请先阅读并勾选同意，再开始识别',
  notOpened: '人脸识别没有打开，请稍后再试，或改用人工核验',
  passed: '人脸识别已通过',
  foreign: '这次人脸识别不是从这里发起的，请重新开始',
  byHand: '人工核验',
  byHandNote: (phone: string) =>
    `不方便刷脸，可以致电客服 ${phone} 预约人工核验，不影响您的申请。需要的时间可能更长，填好的资料会为您保留。`,
} as const;

export const CONTACT_TEXTS = {
  lead: '留下能联系到您的人',
  note: '只在联系不上您时才会联系他们，不会告诉他们您的借款',
  save: '保存，下一步',
} as const;

export const RESULT_TEXTS = {
  reminder: '可以再次申请额度了',
  reminderNotes: '打开应用，进入“额度申请”即可再次提交。',
} as const;

export const PARTNER_TEXTS = {
  lead: '核实工作信息',
  note: '由合作机构核对您的社保记录，只告诉我们是否已核实，不影响您已填的内容',
  points: [
    '会告诉合作机构：您的姓名、身份证号和手机号',
    '合作机构告诉我们：已核实，或未核实',
    '不会取得您的账号、密码和缴纳明细',
  ],
  begin: '去合作机构页面',
  goOn: '接着办理',
  consent: '请先阅读并同意合作机构信息查询授权书',
  tail: '，核实结果只用于这次申请',
  notOpened: '合作机构的页面地址不在我们认可的名单里，为了您的信息安全，没有打开。请联系客服',
  failedToLoad: '合作机构的页面没有打开，请检查网络后再试。',
  done: '工作信息已核实',
  ends: {
    open: '上次没有办完，可以接着办理',
    refused: '您在合作机构的页面没有同意，这一步还没有完成。可以重新办理，也可以联系客服改用其他方式',
    failed: '合作机构没有核实到您的工作信息。请核对后再试，或联系客服改用其他方式',
  },
  service: '联系客服',
  serviceNote: (phone: string) => `可以请客服改用其他方式核实工作信息，电话 ${phone}。`,
} as const;
