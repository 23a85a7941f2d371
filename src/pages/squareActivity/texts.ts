import { groupPhone } from '@/domain/person/phone';

/** User texts of the plaza's login. */
export const SQUARE_TEXTS = {
  welcome: (partner: string) => `从${partner}登录`,
  choose: '用哪个账户？',
  notes: {
    noOne: '手机号由合作方核实，不用再收验证码',
    samePerson: '您已经登录了这个账户，不用再登录',
    anotherPerson:
      '这台设备已经登录了一个账户，链接要登录的是另一个。如果链接不是您自己打开的，请继续用现在的账户。',
  },
  phone: '手机号',
  data: '资料授权',
  decisions: { asked: '可选', agreed: '已同意', refused: '不同意' },
  dataNote: '不影响登录和申请',
  agreementMissing: '请先阅读并勾选同意，再登录',
  login: '登录',
  goOn: '继续',
  keep: (phone: string) => `继续用 ${groupPhone(phone)}`,
  change: (phone: string) => `换成 ${groupPhone(phone)}`,
  byPhone: '换一个手机号登录',
  over: '这个链接用不了',
  overNote: '链接只能用一次，半小时内有效。可以从合作方重新进入，也可以用手机号登录。',
  toPhone: '用手机号登录',
} as const;
