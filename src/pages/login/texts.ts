import { groupPhone } from '@/domain/person/phone';
import { SERVICE_PHONE } from '@/settings';

/** User texts of the login pages. */
export const LOGIN_TEXTS = {
  welcome: '手机号登录',
  welcomeNote: '没有注册过的手机号，验证后自动注册',
  agreementMissing: '请先阅读并勾选同意，再登录',
  lostReply: '没有收到结果，请检查网络后再点一次“登录”',
  codeUsed: '刚才的登录没有收到结果，这个验证码已经用过了，请重新获取',
} as const;

/** Why the person has to log in again (stores/expiry). */
export const ENDED_TEXTS = {
  expired: {
    title: '登录已失效',
    text: '为了您的账户安全，请重新登录。登录后回到刚才的页面，填过的内容还在。',
  },
  elsewhere: {
    title: '您的账号已在其他设备登录',
    text: `如果不是您本人，请马上重新登录，那台设备会退出；也可以拨打客服电话 ${SERVICE_PHONE}。`,
  },
} as const;

/** Login by WeChat. */
export const WECHAT_TEXTS = {
  title: '微信登录',
  linkTitle: '登录',
  oneClick: '微信手机号一键登录',
  byPhone: '用手机号验证码登录',
  what: '我们取什么',
  whatNote:
    '微信绑定的手机号，点按钮后微信会先问您是否同意；还有微信给的用户标识，下次登录不用再输验证码。不取昵称、头像和好友。',
  again: '再试一次',
  present: { title: '一键登录', note: '用微信绑定的手机号登录，没有注册过的自动注册' },
  failed: { title: '没有登录成功', note: '换一种方式也可以登录' },
  refusals: {
    cancelled: '您没有允许使用微信手机号。可以再点一次，或用手机号验证码登录。',
    denied: '您没有允许使用微信手机号。可以再点一次，或用手机号验证码登录。',
    unconsented: '您还没有同意隐私保护指引。同意后才能取手机号，也可以用手机号验证码登录。',
    unavailable: '这个微信版本不支持一键登录，请用手机号验证码登录。',
    failed: '微信没有给出手机号，请再试一次，或用手机号验证码登录。',
  },
} as const;

/** Login by the code of a link. Phones are masked. */
export const LINK_TEXTS = {
  opening: '正在打开链接，请稍候',
  offer: (phone: string) => `将以 ${groupPhone(phone)} 登录`,
  offerNote: '点“登录”后才会登录。如果这不是您的手机号，请不要登录。',
  login: '登录',
  byPhone: '换手机号登录',
  choose: '用哪个账户？',
  chooseNote:
    '这台设备已经登录了一个账户，链接要登录的是另一个。如果链接不是您自己打开的，请继续用现在的账户。',
  keep: (phone: string) => `继续用 ${groupPhone(phone)}`,
  change: (phone: string) => `换成 ${groupPhone(phone)}`,
  failed: { title: '链接没有打开', note: '您的账户还在登录中，可以接着用' },
} as const;
