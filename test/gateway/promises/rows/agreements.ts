import type { Row } from '../keeper';
import * as by from './keepers';

/** Registration, privacy and the credit line. */
export const AGREEMENTS: readonly Row[] = [
  [
    '您同意提供的微信手机号',
    by.wechat('registers an unknown phone and logs a known one in, and returns no full number'),
  ],
  ['您另行同意提供的资料', by.partner('is forgotten at the login after %s')],
  [
    '经您同意添加还款或申请提醒',
    ['test/features/permission.test.ts', 'that was denied opens the dialog, and is added once it is allowed'],
  ],
  [
    '我们只使用您主动填写的联系人',
    ['test/pages/creditV2/contacts.test.ts', 'stay as typed if no one is picked: %s'],
  ],
  ['注册只建立账户', by.login('registers an unknown phone, and logs the same person in the next time')],
  ['您需年满十八周岁', 'by the person'],
  [
    '一个手机号对应一个账户',
    by.login('registers an unknown phone, and logs the same person in the next time'),
  ],
  ['我们的工作人员不会索要', 'by the people at the lender'],
  ['在执行之前登录可以撤销', by.cancellation('ends every session, and is taken back after a login')],
  ['注销后我们删除或匿名化您的信息', by.NAMELESS],
  ['下次登录时请您重新阅读并同意，我们记录您同意的版本', by.NEW_TEXT],
  ['只为明确的目的处理必需的个人信息', 'by the people at the lender'],
  ['每一项敏感信息都在用到时', by.identity('needs the consent for the ID card')],
  ['标识用于下次免验证码登录', by.wechat('ends when the person logs out')],
  [
    '发送您允许的微信消息、请微信检查',
    ['test/gateway/wechat/messages.test.ts', 'is counted by topic, and a no keeps us from asking'],
  ],
  [
    '经您点击保存公众号二维码',
    ['test/package/privacy.gate.ts', 'lists every private interface in use, and no other'],
  ],
  ['位置：只取', ['test/package/privacy.gate.ts', 'declares the location interfaces in use, and no other']],
  [
    '您可以拒绝任何一项',
    ['test/features/permission.test.ts', 'is not asked for again when the person declines'],
  ],
  ['只取得您选中的那一位', ['test/pages/creditV2/contacts.test.ts', 'take %j of the address book as %s']],
  ['不会向其透露您的借款情况', 'by the people at the lender'],
  ['只提供必需的信息', 'by the people at the lender'],
  [
    '传输与保存均加密',
    [
      'test/wire/request.test.ts',
      'has the given body and sign byte for byte, and an sKey with the session key',
    ],
  ],
  [
    '保存至实现目的所需的最短时间',
    by.retention('removes rows older than their limit, in several batches, and leaves the rest'),
  ],
  ['按规定保存', by.PAPERS_LEFT],
  ['我们只保留由身份证号加密计算出的一串代码', by.UNDER_A_KEY],
  ['保存到可以再次申请的日期', by.WAITS_ON],
  ['新人券已发放的，保存五年', by.GOES_ON],
  ['代码不能还原成身份证号，到期删除', by.UNDER_A_KEY],
  ['用同一张身份证重新申请时', by.GOES_ON],
  [
    '在“设置—账号管理”中导出一份',
    by.dataExport('is ready in the message centre, readable and machine-readable, and has only the own data'),
  ],
  ['在十五个工作日内答复', 'by the people at the lender'],
  [
    '我们不向未满十八周岁的人提供',
    by.identity('accepts people from their 18th birthday to the day before their 66th'),
  ],
  ['个人消费信贷额度 {creditLimit} 元', by.credit('opens a line for one year and gives the welcome coupon')],
  ['也不收取任何额度管理费', ['test/gateway/ledger/trial.test.ts', 'has the plan and all that it costs']],
  [
    '单户额度不超过法律规定的上限二十万元',
    ['test/domain/loan/amountRule.test.ts', 'never allows more than the legal limit'],
  ],
  [
    '每笔借款的利率以该笔借款合同为准',
    [
      'test/gateway/settlement/orders.test.ts',
      'a drawing uses the limit and rate of the moment: signed at another rate it is refused',
    ],
  ],
  ['调整不影响已签署的借款合同', by.SAME_BYTES],
  [
    '乙方不会擅自提高',
    ['test/pages/benefits/raise.test.ts', 'is reviewed, raises the limit once, and is told and recorded'],
  ],
  ['甲方可以随时拨打', 'by the people at the lender'],
  ['没有未还清借款的，乙方不会拒绝', 'by the people at the lender'],
  ['甲方是年满十八周岁', 'by the person'],
  ['借款只用于本人或家庭消费', 'by the person'],
  ['乙方工作人员不会索要', 'by the people at the lender'],
  [
    '马上暂停借款',
    by.security(
      'refuses a drawing that was prepared before, but no repayment, until it is thawed after a check',
    ),
  ],
  [
    '至额度到期且全部借款结清时终止',
    [
      'test/gateway/user.test.ts',
      'still asks a borrower to repay when the quota has expired in the meantime',
    ],
  ],
];
