import type { Keeper, Row } from '../keeper';
import * as by from './keepers';

const ASKED: Keeper = 'says what is asked for';
const gateway = (file: string, title: string): Keeper => [`test/gateway/${file}.test.ts`, title];
const LOCKED = gateway('identityCheck', 'locks the ID number after five wrong ones, also for a right one');

/** Refusals: how long to wait, how much at most, until when. */
export const REFUSALS: readonly Row[] = [
  ['核验次数太多，请', gateway('paperUpload', 'waits after twenty within ten minutes')],
  [
    '次，请24小时后再试，或者直接下载',
    gateway(
      'certificateMail',
      'A certificate is sent by mail five times a day at most, to a valid address, and by its owner only',
    ),
  ],
  [
    '授权变更的次数已用完，请24小时后再试',
    by.empower('is changed ten times a day at most, and belongs to one person'),
  ],
  ['这份文件已超过24小时', by.dataExport('has a file that is good once, for a day, for its owner')],
  [
    '导出的次数已用完，请24小时后再试',
    by.dataExport('needs its own check, and is made three times a day at most'),
  ],
  [
    '撤销注销后才能再借',
    gateway(
      'leavingBorrows',
      'While an account is being cancelled nothing is borrowed, and after that is taken back it is again',
    ),
  ],
  ['请30天后再试', by.cancellation('is asked for three times in thirty days at most')],
  [
    '张协议照片，请联系客服处理',
    gateway(
      'protocolPhotos',
      'A card has so many photos of its protocol at most, and one that is there may be sent again',
    ),
  ],
  ['至少到街道和门牌号', ASKED],
  [
    '修改的次数已用完，请24小时后再试',
    by.waits(
      'A limit of a day counts the last 24 hours: not free again at midnight, free when the refusal says so',
    ),
  ],
  [
    '获取验证码的次数已用完，请24小时后再试',
    by.waits('Codes of a day are free again when the refusal says so'),
  ],
  [
    '验证码输错次数过多，请重新获取',
    by.login('counts wrong tries, says how many are left, and expires after five'),
  ],
  [
    '绑卡的次数已用完，请24小时后再试',
    gateway('cardLimits', 'is reported as taken five times a day; then every card gets the same answer'),
  ],
  [
    '起再次申请',
    by.credit('says why and from when to apply again, and opens on that day with a new face check'),
  ],
  [
    '核对的次数已用完，请24小时后再试',
    by.renewal('takes the card of the same person only, and soon no more tries'),
  ],
  ['身份证号核对不一致的次数过多，请24小时后再试', LOCKED],
  [
    '验证码输错的次数过多，请24小时后再试',
    gateway('identityCheck', 'locks after five wrong codes within a day, also for a right one of a new code'),
  ],
  [
    '还款计划从今天重新计算',
    by.loan('is carried out as it was read and signed, or not at all: another day has another plan'),
  ],
  [
    '分钟后再试，或换一个网络',
    gateway(
      'wrongCodes',
      'are refused after sixty in an hour, across all phones, and the refusal says how long to wait',
    ),
  ],
  ['请至少上传一', ASKED],
  [
    '最多上传 6 张',
    gateway('vouchers', 'takes six vouchers, and no picture of a transfer that is under review'),
  ],
  ['最多上传 4 张', gateway('propose', 'takes pictures, each once, four at most, and only its own')],
  ['最多两位小数', ASKED],
  [
    '转账日期请选今天或之前',
    gateway('offline', 'takes no sum of zero or with three decimals, and no day to come or long past'),
  ],
  [
    '请选那天或之后的日期',
    gateway('offline', 'takes no sum of zero or with three decimals, and no day to come or long past'),
  ],
  [
    '密码输错次数过多，请',
    by.waits(
      'A wait is never told as longer than the whole one, though another call began it a moment later',
    ),
  ],
  [
    '这张优惠券到',
    gateway(
      'settlement/declinedLater',
      'to a drawing gives the coupon back for three days at least, and leaves a later end as it is',
    ),
  ],
  ['仅支持18至65周岁', by.identity('accepts people from their 18th birthday to the day before their 66th')],
  [
    '这张照片核对的次数已用完',
    gateway(
      'identityCorrection',
      'may be confirmed five times per photo, refused tries included; a new photo starts again',
    ),
  ],
  ['今天人脸核身未通过的次数已达上限，请明天再试', by.face('is closed for the day after five failures')],
  [
    '当前网络获取图形验证码的次数太多',
    gateway(
      'pictureCodes',
      'are drawn two hundred times an hour for one address, and the refusal says how long to wait',
    ),
  ],
  ['24小时内已经提交了 10 条', gateway('propose', 'is taken once for one request, and so many times a day')],
  [
    '核对不一致的次数过多，请24小时后再试',
    gateway(
      'recovery',
      'gives one answer for an unknown person, another name and a wrong card, and locks them all',
    ),
  ],
  [
    '证件多次不一致，这次核验已结束，请24小时后再试',
    gateway('recoveryChange', 'five times at most, then closes the number for a day'),
  ],
  ['与身份证号后6位不一致', gateway('recovery', 'is deleted after three wrong ends of the number')],
  [
    '这笔借款的冷静期到',
    gateway('repay', 'in the cooling-off period costs the principal alone; after it, that is refused'),
  ],
  ['还清日期请选今天起', gateway('repay', 'can be quoted for a later day, but paid only today')],
  [
    '今天为止的利息',
    gateway('ledger/quote', 'pays what is due, the interest of the days, then principal, and has a new plan'),
  ],
  [
    '暂停和恢复的次数已用完，请24小时后再试',
    by.waits(
      'A limit of a day counts the last 24 hours: not free again at midnight, free when the refusal says so',
    ),
  ],
  ['退出设备的次数已用完，请24小时后再试', by.security('ending devices ends, and goes on the next day')],
  ['提交的次数已用完，请24小时后再试', gateway('enterprise', 'can be saved ten times a day')],
];
