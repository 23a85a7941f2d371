import { NOTICE_SWITCHES, type NoticeSwitch } from '@/contract/codes';
import { WECHAT_TOPIC_NAMES } from '@/domain/notice/wechatTopics';
import { LEAVING_REASON_NAMES } from '@/domain/person/leavingReasons';
import { groupPhone } from '@/domain/person/phone';
import { EVENTS } from '@/domain/security/events';
import type { Sql } from '../../database';
import { cancellationsOf } from '../../queries/cancellations';
import { formerPhones } from '../../queries/erasure';
import { listRenewals } from '../../queries/idCards';
import { switchedOff } from '../../queries/noticeSwitches';
import { listSecurityEvents } from '../../queries/securityEvents';
import { loginsOf } from '../../queries/sessions';
import { wechatOf } from '../../queries/wechat';
import { wechatPermissions } from '../../queries/wechatPermissions';
import { dayOf, some, timeOf, type Sections } from './rows';

/** How the account was used: logins, security, phones and cards before, what it is bound to, and wishes about it. Newest `most` events. */
export async function accountData(sql: Sql, id: number, most: number) {
  const off = await switchedOff(sql, id);
  const wechat = await wechatOf(sql, id);
  return {
    // Never the token: it logs anyone in.
    logins: (await loginsOf(sql, id)).map(({ device, created_at, ended }) => ({
      device,
      at: created_at.toISOString(),
      ended,
    })),
    // Without the detail: it is for an investigation, and may name a device of another person.
    securityEvents: (await listSecurityEvents(sql, id, most)).map(({ action, at }) => ({
      action,
      at: at.toISOString(),
    })),
    formerPhones: (await formerPhones(sql, id)).map(({ phone, until }) => ({
      phone,
      until: until.toISOString(),
    })),
    idCardRenewals: (await listRenewals(sql, id)).map(({ was_valid_to, valid_to, at }) => ({
      from: was_valid_to,
      to: valid_to,
      at: at.toISOString(),
    })),
    wechat: wechat && { openId: wechat.open_id, seenAt: wechat.seen_at.toISOString() },
    noticeSwitches: NOTICE_SWITCHES.map((kind) => ({ kind, on: !off.has(kind) })),
    wechatMessages: (await wechatPermissions(sql, id)).map(({ topic, messages_left, refused }) => ({
      topic,
      left: messages_left,
      refused,
    })),
    cancellations: (await cancellationsOf(sql, id)).map(({ state, reason, note, asked_at, due_at }) => ({
      state,
      reason,
      note,
      askedAt: asked_at.toISOString(),
      dueAt: due_at.toISOString(),
    })),
  };
}

type AccountData = Awaited<ReturnType<typeof accountData>>;

/** Events that the app shows elsewhere, or not as a line by themselves. */
const OTHER_EVENTS: Readonly<Record<string, string>> = {
  editedPerson: '个人信息已修改',
  keepAccount: '撤销注销',
  withdrawConsent: '撤回授权',
  giveConsent: '重新授权',
};
const ENDS: Readonly<Record<NonNullable<AccountData['logins'][number]['ended']>, string>> = {
  'other-device': '因在另一台设备登录而退出',
  'signed-out': '已退出',
  'ended-by-owner': '已由您从另一台设备退出',
  'account-closed': '账号已注销',
};
const SWITCHES: Readonly<Record<NoticeSwitch, string>> = {
  due: '还款和补交提醒',
  progress: '审核进度',
  money: '放款和还款结果',
  promotion: '活动和优惠',
  wechat: '微信消息',
};
const CANCELLATIONS: Readonly<Record<AccountData['cancellations'][number]['state'], string>> = {
  waiting: '等待生效',
  revoked: '已撤销',
  stopped: '已停止',
  done: '已注销',
};

/** The same in words. */
export function accountSections(data: AccountData): Sections {
  return [
    {
      heading: '登录记录',
      rows: some(
        data.logins.map(({ at, device, ended }) => [
          timeOf(at),
          [device || '未知设备', ended === null ? '' : ENDS[ended]].filter(Boolean).join('，'),
        ]),
      ),
    },
    {
      heading: '账号安全记录',
      rows: some(
        data.securityEvents.map(({ at, action }) => [
          timeOf(at),
          EVENTS[action] ?? OTHER_EVENTS[action] ?? action,
        ]),
      ),
    },
    {
      heading: '以前的手机号与身份证有效期',
      rows: some([
        ...data.formerPhones.map(({ phone, until }) => [groupPhone(phone), `用到 ${timeOf(until)}`] as const),
        ...data.idCardRenewals.map(
          ({ at, from, to }) =>
            [
              timeOf(at),
              `身份证有效期由 ${dayOf(from ?? '') || '长期'} 更新为 ${dayOf(to ?? '') || '长期'}`,
            ] as const,
        ),
      ]),
    },
    {
      heading: '绑定与通知',
      rows: some([
        ...(data.wechat ? [['微信', `已绑定，标识 ${data.wechat.openId}`] as const] : []),
        ...data.noticeSwitches.map(({ kind, on }) => [SWITCHES[kind], on ? '已开启' : '已关闭'] as const),
        ...data.wechatMessages.map(
          ({ topic, left, refused }) =>
            [`微信里的${WECHAT_TOPIC_NAMES[topic]}`, refused ? '没有允许' : `还能发 ${left} 条`] as const,
        ),
      ]),
    },
    {
      heading: '注销申请',
      rows: some(
        data.cancellations.map(({ askedAt, reason, note, state }) => [
          timeOf(askedAt),
          [LEAVING_REASON_NAMES[reason], note, CANCELLATIONS[state]].filter(Boolean).join('，'),
        ]),
      ),
    },
  ];
}
