import type { Authorisation } from '@/contract/codes';

/** The purpose of each authorisation, and what happens if the person withdraws it. */
export const ABOUT: Readonly<Record<Authorisation, { readonly use: string; readonly follows: string }>> = {
  'personal-info': {
    use: '申请额度和借款时，核实您的身份和还款能力',
    follows: '撤回后不能申请额度，也不能新借款；已有借款照常还款。重新同意后马上恢复。',
  },
  'credit-report': {
    use: '申请额度和借款时，查询您的信用报告',
    follows: '撤回后不能申请额度，也不能新借款；撤回前的查询记录不会消失。重新同意后马上恢复。',
  },
  'id-card': {
    use: '识别身份证照片，不保存照片',
    follows: '撤回后，下次拍身份证时会重新征求您的同意；已核实的身份信息按法律要求保留。',
  },
  face: {
    use: '办理重要业务时，确认是您本人',
    follows: '撤回后，下次人脸识别前会重新征求您的同意；您也可以改用其他核验方式。',
  },
  'bank-card': {
    use: '用您绑定的银行卡收款和还款',
    follows: '撤回后，下次绑卡时会重新征求您的同意；已绑定的卡可以在“银行卡”里解绑。',
  },
  'e-sign': {
    use: '在手机上签署借款合同',
    follows: '撤回后，下次借款签合同时会重新征求您的同意；已签的合同不受影响。',
  },
  'square-data': {
    use: '从财富广场带入您的信息，申请时少填几项',
    follows: '撤回后，从财富广场带入的信息马上删除，申请时由您自己填写。',
  },
  'partner-data': {
    use: '申请额度时，向合作机构核实您的工作信息',
    follows: '撤回后，已取得的核实结果马上删除；还没有提交的申请需要重新办理这一步。',
  },
  marketing: {
    use: '在首页和“我的”看到活动和优惠',
    follows: '撤回后不再向您展示活动和优惠，额度、借款和还款不受影响。',
  },
};

const SCENES: Readonly<Record<string, string>> = {
  login: '注册登录',
  'id-card': '拍身份证',
  face: '人脸识别',
  'bank-card': '绑定银行卡',
  credit: '申请额度',
  loan: '借款签约',
  'e-sign': '借款签约',
  'phone-recovery': '更换手机号',
  marketing: '设置',
};

/** Names of the places where a person agrees. */
export const sceneName = (scene: string): string => SCENES[scene] ?? '办理业务';

export const WORDS = {
  lead: '您同意过的，都可以在这里查看和撤回',
  note: '撤回不影响撤回之前已经办理的业务',
  given: '已同意',
  withdrawn: '已撤回',
  read: '查看内容',
  withdraw: '撤回',
  give: '重新同意',
  agree: '我已阅读并同意',
  missing: '请先阅读并勾选同意',
  doneWithdrawn: '已撤回',
  doneGiven: '已恢复',
  elsewhere: '需要用到时会重新征求您的同意',
  records: '同意记录',
  recordsNote: '按时间从新到旧，包括已撤回的',
  account: '注册协议和隐私政策随账号生效，注销账号后终止',
  toAccount: '账号管理',
  empty: '还没有同意过任何授权。',
} as const;
