import type { Keeper, Row } from '../keeper';
import * as by from './keepers';
import { PAGES_OF_MONEY } from './pagesOfMoney';

const LENDER: Keeper = 'by the people at the lender';
const ASKED: Keeper = 'says what is asked for';
const DOMAIN = (file: string, title: string): Keeper => [`test/domain/${file}.test.ts`, title];
const page = (file: string, title: string): Keeper => [`test/pages/${file}.test.ts`, title];

const WORK = DOMAIN('enterprise/record', 'has a Chinese sentence for each reason');
const DOTS = page(
  'setting/gesture',
  'is drawn twice, refused when too short or different, and stored only as a digest',
);
const EMPLOYER: Keeper = [
  'test/gateway/enterprise.test.ts',
  'waits for the employer, is confirmed when the employer names the person, and expires after 30 days',
];
const NEW_PERSON = by.login('registers an unknown phone, and logs the same person in the next time');
const RESUMES = by.credit(
  'resumes where it was left, after a new login too, and submits only when every step is done',
);
const SIX = page('bussiness/proofs', 'are six pictures at most');
const BACK_ON = page(
  'bussiness/proofs',
  'that are missing after the deadline stop new drawings until they are in, are told before and after, and show the way',
);
const PLAZA_GONE = by.partner('is deleted when the person withdraws the consent');
const LEAVES = by.cancellation(
  'is carried out after its days: nothing personal is left, the phone registers again',
);
const KEPT_APART = by.cancellation(
  'keeps contract and ledger without the person, and the identity apart from them',
);
const QUERY = by.empower(
  'withdraws the query of personal data: no drawing, told, and back after agreeing again',
);
const CERTIFICATE = page('bussiness/settlement', 'goes from the choice to the certificate and its file');

/** The pages' own words about accounts, applications, pictures and service; about money: pagesOfMoney.ts. */
export const PAGES: readonly Row[] = [
  ...PAGES_OF_MONEY,
  ['姓名应为2到30个汉字', ASKED],
  ['手机号应为11位数字', ASKED],
  ['身份证号应为18位', ASKED],
  ['银行卡号应为12到19位', DOMAIN('person/bankCard', 'have 12 to 19 digits')],
  ['6位', ASKED],
  ['位手机号', ASKED],
  ['位身份证号', ASKED],
  ['图中的4个字符', ASKED],
  ['至少4个字', ASKED],
  ['最多两位小数', ASKED],
  ['请至少上传一', ASKED],
  ['学校全称应为4到40个字', DOMAIN('education/graduate', 'has a Chinese sentence for each reason')],
  [
    '仅限近5年毕业',
    DOMAIN('education/graduate', 'offers next year, this year and five years back, the latest first'),
  ],
  ['单位全称应为4到60个字', WORK],
  ['职位应为2到30个字', WORK],
  ['月收入应', WORK],
  ['单位名单上有您的手机号', EMPLOYER],
  ['员工名单后自动核实', EMPLOYER],
  ['单位30天内没有确认', EMPLOYER],
  ['1个工作日内有结果', LENDER],
  ['3个工作日内退回', LENDER],
  ['至少连 4 个点', DOTS],
  ['5分钟内有效', by.login('is valid for five minutes')],
  [
    '从发出起5分钟内仍可使用',
    [
      'test/gateway/enterprise.test.ts',
      'refuses a person on no list, registers no one, and leaves the code valid for the ordinary login',
    ],
  ],
  ['客服不会向您要密码', LENDER],
  ['每天 9:00 至 21:00', LENDER],
  ['多数问题在这里马上就有答案', LENDER],
  [
    '有编号和答复期限，进展随时能看到',
    page('service/suggest', 'is sent with its pictures and the trace number, once, and shows its deadline'),
  ],
  ['我们的公众号不会让您转账', LENDER],
  ['会自动注册', NEW_PERSON],
  ['后自动注册', NEW_PERSON],
  [
    '没有注册过的自动注册',
    [
      'test/gateway/wechat.test.ts',
      'registers an unknown phone and logs a known one in, and returns no full number',
    ],
  ],
  ['拨打 96110', LENDER],
  ['不会用于其他用途', LENDER],
  ['不会联系您的单位', LENDER],
  ['补交后马上恢复', BACK_ON],
  ['最多 6 张', SIX],
  ['QQ、163', ASKED],
  [
    '到期前 90 天、30 天和 7 天',
    by.renewal('reminds 90, 30 and 7 days ahead, each once, and not after the renewal'),
  ],
  ['会自动回到这里', page('bussiness/quickBind', 'says that the card is bound, as the gateway confirms')],
  ['马上显示在这里', page('bussiness/quickBind', 'without an answer of the bank keeps asking, also later')],
  ['开具不收费，立即可看', CERTIFICATE],
  ['还清当天就可以开具', CERTIFICATE],
  [
    '这份证明不再有效',
    [
      'test/gateway/settlementCertificate.test.ts',
      'is revoked by a later entry of its loan; the loan gets a new one when it is settled again',
    ],
  ],
  ['一次最多开具 20 份', ASKED],
  ['文件不会保存', ['test/gateway/paperUpload.test.ts', 'leaves nothing in the database']],
  ['文件最大 5 MB', page('bussiness/paperCheck', 'is not sent if it is larger than any of ours')],
  [
    '10分钟内有效',
    [
      'test/gateway/identityCheck.test.ts',
      'is not good for another action, another person, a later session, or after ten minutes',
    ],
  ],
  [
    '没有列出的，不会提供',
    by.partner('shows the person and the data to be handed over, as often as it is asked'),
  ],
  ['不会提供您的资料', by.partner('is forgotten at the login after %s')],
  ['可以随时撤回，撤回后我们删除收到的资料', PLAZA_GONE],
  ['从财富广场带入的信息马上删除', PLAZA_GONE],
  [
    '已取得的核实结果马上删除',
    by.partnerStep(
      'begins after the ID card and with its own consent, which the ledger keeps and takes back',
    ),
  ],
  ['提交后马上审核', LENDER],
  ['不会告诉他们您的借款', LENDER],
  ['可以随时离开，填好的内容会保存', RESUMES],
  ['不会取得您的账号', 'by another company'],
  ['约半分钟', 'by the person'],
  [
    '不会保存在这台设备上',
    page(
      'login/recovery',
      'is replaced by the next step, and leaves neither ticket nor number on the device',
    ),
  ],
  [
    '不会重复更换',
    ['test/gateway/recoveryChange.test.ts', 'changes once for two confirmations at the same time'],
  ],
  ['身份证号的后6位', ASKED],
  ['已超过30分钟', ['test/gateway/recovery.test.ts', 'is valid for half an hour']],
  ['大约需要3分钟', 'by the person'],
  ['请马上重新登录', 'by the person'],
  ['请马上联系客服', LENDER],
  ['客服电话 400', LENDER],
  ['请至少写 5 个字', ASKED],
  ['我们会马上处理', LENDER],
  [
    '前（含当天）',
    [
      'test/gateway/promises/deadlines.test.ts',
      'A complaint says the last day of its answer, that day included, in the message and on the page',
    ],
  ],
  [
    '投诉 5 天内答复',
    [
      'test/gateway/promises/deadlines.test.ts',
      'A complaint says the last day of its answer, that day included, in the message and on the page',
    ],
  ],
  ['24小时内可以下载', by.dataExport('has a file that is good once, for a day, for its owner')],
  [
    '离开五分钟后会请您画手势',
    page(
      'setting/gesture',
      'locks at the next opening; the right one opens, five wrong ones end the session',
    ),
  ],
  [
    '马上生效：恢复之前',
    by.security(
      'refuses a drawing that was prepared before, but no repayment, until it is thawed after a check',
    ),
  ],
  ['这台设备不会退出登录', by.wechat('ends when the person has WeChat forgotten, and stays logged in')],
  ['会马上退出登录', by.security('are listed, ended one by one, and only one’s own')],
  ['重新同意后马上恢复', QUERY],
  ['查询记录不会消失', LENDER],
  [
    '不再向您展示活动',
    by.empower('of promotions: none is sent or shown any more, and the switch says the same'),
  ],
  [
    '关闭后不再展示',
    by.empower('of promotions: none is sent or shown any more, and the switch says the same'),
  ],
  ['半小时内有效', by.partner('expires after half an hour, looked at or not')],
  ['不超过200字', ASKED],
  ['之后自动执行', LEAVES],
  ['会删除，不能恢复', LEAVES],
  ['单独封存', by.PAPERS_LEFT],
  ['只按身份证号算出的代码保存', by.GOES_ON],
  ['其中不再有您的姓名和电话', KEPT_APART],
  ['到期删除', KEPT_APART],
  [
    '自动隐藏',
    page('user/my/personInfo', 'is masked, in full after a check, and masked again when the page is left'),
  ],
  [
    '自动发送到上面的手机号',
    page(
      'creditV2/forms',
      'asks the bank for a code with the consent, unless number or phone are missing or doubtful',
    ),
  ],
  [
    '还款日前三天和当天，用微信提醒我',
    [
      'test/gateway/wechat/messages.test.ts',
      'is told in WeChat three days before, and on the day to those who want that',
    ],
  ],
  [
    '您允许过的提醒发到微信，不再发短信',
    [
      'test/gateway/wechat/messages.test.ts',
      'arrives in WeChat in place of the SMS, and the next one by SMS again',
    ],
  ],
  ['请按身份证上的样子填写', ASKED],
  ['不再需要借款', ASKED],
  ['选择后马上生效', page('user/my/settings', 'keep the text size on this device')],
];
