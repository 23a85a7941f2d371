import type { Keeper, Row } from '../keeper';
import * as by from './keepers';

const LENDER: Keeper = 'by the people at the lender';
const OTHER_DEVICE = by.login('ends when the person logs in on another device');

/** Help about the account, the application and safety; help about money is in money.ts. */
export const HELP: readonly Row[] = [
  ['短信一般在一分钟内到达', 'by another company'],
  ['一天内能收到的验证码有限', by.waits('Codes of a day are free again when the refusal says so')],
  ['等倒计时结束后再发一次', by.login('is replaced by a newer one, also by a voice code')],
  ['在别的手机或浏览器登录后，这里会退出', OTHER_DEVICE],
  ['如果不是您本人登录的', 'by the person'],
  ['另一台设备会自动退出', OTHER_DEVICE],
  ['大约五分钟', 'by the person'],
  [
    '中途退出不会丢失',
    by.credit('resumes where it was left, after a new login too, and submits only when every step is done'),
  ],
  ['申请不收取任何费用', LENDER],
  ['提交后一般几分钟有结果', LENDER],
  ['也不会在审核之外影响您', LENDER],
  ['我们不会在放款前收取任何费用', LENDER],
  ['拨打反诈专线 96110', LENDER],
  ['四个角都拍进画面', 'by the person'],
  ['马上重置交易密码', 'by the person'],
  [
    '同一笔付款不会执行两次',
    ['test/gateway/repay.test.ts', 'repeated with the same requestNo moves nothing twice'],
  ],
  [
    '连续输错会锁定半小时',
    [
      'test/gateway/password.test.ts',
      'counts wrong tries although each call is refused, then locks for half an hour',
    ],
  ],
  [
    '每一件投诉都有编号',
    [
      'test/gateway/propose.test.ts',
      'has a number, a deadline and a timeline; is answered, disagreed with, and answered again',
    ],
  ],
];
