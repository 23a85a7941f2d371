import { groupPhone } from '@/domain/person/phone';

/** User texts of the recovery of an account whose phone is lost. */
export const RECOVERY_TEXTS = {
  lead: '原手机号不能收短信了？',
  note: '核对本人身份后，可以换成现在使用的手机号，额度、借款和银行卡都不变。',
  uses: '姓名、身份证号和卡号只用于核对账号，不会保存在这台设备上。',
  cardHint: '在我们这里绑定过的任意一张储蓄卡',
  noCard: '没有绑过卡，或资料也变了？请联系客服人工核验',
  byPerson: '联系客服人工核验',
  idCardHint: '四角完整、字迹清晰、没有反光',
  frontMissing: '请拍摄身份证人像面',
  backMissing: '请拍摄身份证国徽面',
  consentIdCard: '请先阅读并勾选同意，再拍摄证件',
  consentFace: '请先阅读并勾选同意，再开始识别',
  faceNote: '与您的身份证照片比对，防止他人冒用您的账号',
  faceNotOpened: '人脸识别没有打开，请稍后再试，或联系客服人工核验',
  foreign: '这次人脸识别不是从这里发起的，请重新开始',
  phoneNote: (old: string) => `将替换停用的 ${groupPhone(old)}，以后用新手机号登录`,
  phoneHint: '没有在我们这里注册过的手机号',
  lostReply: '没有收到结果。请再点一次“确认更换”，不会重复更换',
  done: '手机号已更换',
  doneText: (phone: string) => `请用新手机号 ${groupPhone(phone)} 登录`,
  none: '没有正在进行的手机号更换。',
  resume: '接着上次的核验',
  resumeNote: '为了账号安全，请再确认是您本人',
  tailMissing: '请输入身份证号的后6位，最后一位可以是X',
  over: '这次核验没有开始，或已超过30分钟。请从第一步重新开始，大约需要3分钟。',
} as const;

/** The three steps of the recovery. */
export const RECOVERY_STEPS = [
  { key: 'card', name: '核对账号' },
  { key: 'idCard', name: '身份核验' },
  { key: 'phone', name: '更换手机号' },
] as const;

/** Consents of the second step, each separate. */
export const RECOVERY_CONSENTS = {
  idCard: [{ key: 'id-card', title: '身份信息采集授权书' }],
  face: [{ key: 'face', title: '人脸识别服务授权书' }],
} as const;
