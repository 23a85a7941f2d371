import type { Row } from '../keeper';
import * as by from './keepers';

const FACE_AGAIN = by.empower('asks for the face again after its withdrawal');
const QUERY = by.empower(
  'withdraws the query of personal data: no drawing, told, and back after agreeing again',
);
const REPORT = by.empower(
  'keeps the credit report while there is a line or a debt, and the card while there is a debt',
);
const QUIET = by.empower('of promotions: none is sent or shown any more, and the switch says the same');
const CONFIRMED: Row[1] = [
  'test/pages/repay/confirm.test.ts',
  'pays the amount shown, once, and is replaced by its result',
];
const PLAZA_GONE = by.partner('is deleted when the person withdraws the consent');
const STEP_GONE = by.partnerStep(
  'begins after the ID card and with its own consent, which the ledger keeps and takes back',
);

/** ID card, face, bank card, queries, electronic signature, partners, promotions. */
export const CONSENTS: readonly Row[] = [
  ['不影响已核实的身份信息和已签署的合同', by.SAME_BYTES],
  [
    '在“设置—账号管理”中导出您的信息',
    by.dataExport('is ready in the message centre, readable and machine-readable, and has only the own data'),
  ],
  [
    '同意以电子签名方式与',
    by.loan('asks for the authorisation of electronic signatures once, and again for a new text of it'),
  ],
  ['不同意时，这一步无法在线办理', STEP_GONE],
  ['影像只用于识别和核对，不保存', by.NO_PICTURE],
  ['页面上默认只显示部分号码', by.identity('stores the name and shows the number masked')],
  ['保存至您注销账号，有过借款的', by.NAMELESS],
  ['您可以在“设置—授权管理”中撤回', FACE_AGAIN],
  ['再次拍摄身份证之前会重新征得', by.identity('needs the consent for the ID card')],
  ['在您单独同意后', by.face('needs the ID card and its own consent first')],
  ['只返回是否一致的结果', 'by another company'],
  ['我司不用人脸信息做其他分析', 'by the people at the lender'],
  ['我司只保存核验结果', by.NO_PICTURE],
  ['核验结果保存到您注销账号', by.NAMELESS],
  [
    '可以改用身份证号和短信验证码',
    ['test/gateway/identityCheck.test.ts', 'by code and ID number is good once, and written down'],
  ],
  ['撤回不影响此前已完成的核验', FACE_AGAIN],
  ['{bankName} {cardNo}', by.AS_READ],
  ['我司只扣收您在应用内确认并输入交易密码的还款', CONFIRMED],
  ['我司不自动扣款', by.NOT_BY_ITSELF],
  ['在还款日 24 时前到“还款”页', 'by the person'],
  [
    '余额不足的，这次不扣款',
    [
      'test/gateway/repay.test.ts',
      'declined by the bank takes no money and may be tried again with the same quote',
    ],
  ],
  ['在三个工作日内原路退回', 'by the people at the lender'],
  [
    '至解绑或全部借款结清时终止',
    ['test/gateway/boundCard.test.ts', 'needs its own identity check, writes it down and tells the person'],
  ],
  ['查询只用于', 'by the people at the lender'],
  ['不用于营销', 'by the people at the lender'],
  ['可能使用自动化决策', 'by the people at the lender'],
  ['我司只保存申请的结果', by.NAMELESS],
  ['申请的结果在您注销账号后', by.NAMELESS],
  ['撤回后我司停止查询', QUERY],
  ['我司只在上述情形查询', 'by the people at the lender'],
  ['本授权自您电子签署之日', by.AS_READ],
  [
    '申请未获通过的，至审核结束时终止',
    by.credit('says why and from when to apply again, and opens on that day with a new face check'),
  ],
  ['至额度终止且全部债务结清时终止', REPORT],
  ['我司仍会保留本授权书与查询记录备查', by.PAPERS_LEFT],
  ['在没有额度和未结清借款时', REPORT],
  ['撤回前已进行的查询与报送不受影响', 'by the people at the lender'],
  ['在收到之日起二十日内', 'by the people at the lender'],
  [
    '每份文件都记录签署时间和内容摘要',
    [
      'test/gateway/signedPapers.test.ts',
      'is signed by the lender, whole, with the time of the person’s signature',
    ],
  ],
  ['您同意我司为此向其提供', 'by the people at the lender'],
  ['中随时查看和下载', by.papers('an agreement is opened as it was agreed to, from the list of contracts')],
  ['我司保存到您注销账号后十年', by.PAPERS_LEFT],
  ['其他文件保存到您注销账号', by.PAPERS_LEFT],
  ['立即修改密码并拨打', 'by the person'],
  [
    '撤回后须重新同意本授权才能签署',
    by.empower('asks for the electronic signature again after its withdrawal'),
  ],
  ['签署日期：{signDate}', by.AS_READ],
  [
    '没有列出的资料，合作方不会提供',
    by.partner('shows the person and the data to be handed over, as often as it is asked'),
  ],
  [
    '姓名和身份证号不会提供',
    by.partner('shows the person and the data to be handed over, as often as it is asked'),
  ],
  ['资料在失效后删除', by.partner('is not kept by a link that no one used: gone once it has expired')],
  ['资料保存到您撤回授权或注销账户时为止', PLAZA_GONE],
  ['不同意不影响登录', by.partner('is forgotten at the login after %s')],
  ['在“财富广场—额度申请”中撤回', PLAZA_GONE],
  ['撤回后我司删除收到的资料', PLAZA_GONE],
  ['只用于审核您这一次的额度申请', by.partnerStep('is needed for the application')],
  ['核实结果以外的明细', 'by another company'],
  ['核实结果保存到您撤回授权或注销账户', STEP_GONE],
  ['撤回后我司删除核实结果', STEP_GONE],
  ['只用到您是否登录，和您是否关闭', QUIET],
  ['首页和“我的”不再展示活动与优惠', QUIET],
  ['只保留不含个人信息的记录', by.NAMELESS],
  ['关闭之后可以随时再打开', QUIET],
  ['您可以随时在“设置—字号和通知”', QUIET],
];
