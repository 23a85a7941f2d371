import { formatChinese, type CivilDate } from '@/domain/dates/civil';
import type { Database } from '../database';
import type { WechatProvider, WechatTemplates } from '../providers/wechat';
import type { MessageKind } from '../queries/personalMessages';
import {
  endWechatPermission,
  giveBackWechatPermission,
  takeWechatPermission,
} from '../queries/wechatPermissions';
import { TOPIC_OF } from './switches';

interface Parts {
  readonly db: Database;
  readonly wechat: WechatProvider;
  readonly templates: WechatTemplates;
}

interface Told {
  readonly sms_id: string;
  readonly customer_id: number;
  readonly kind: MessageKind;
  readonly day: CivilDate;
  readonly title: string;
  readonly summary: string;
  readonly target: string;
}

/** WeChat's limit for a field of the type thing. */
const MOST_SIGNS = 20;

/** The first part of a sentence that fits: a figure or a date is not cut in two. */
export function shortened(text: string): string {
  if (text.length <= MOST_SIGNS) return text;
  const end = text.lastIndexOf('，', MOST_SIGNS);
  return end > 0 ? text.slice(0, end) : `${text.slice(0, MOST_SIGNS - 1)}…`;
}

/**
 * Sends the message in WeChat if the person has allowed it there: one permission is one message. False: it goes by SMS, also if WeChat gave no
 * answer. Then it may arrive twice, which harms no one; it is never given to WeChat twice.
 */
export async function sendInWechat({ db, wechat, templates }: Parts, told: Told): Promise<boolean> {
  const topic = TOPIC_OF[told.kind];
  const template = topic && templates[topic];
  if (topic === undefined || template === undefined) return false;
  const { sms_id: smsId, customer_id: customerId } = told;
  const openId = await takeWechatPermission(db, { smsId, customerId, topic });
  if (openId === undefined) return false;
  const outcome = await wechat.sendMessage({
    openId,
    templateId: template.id,
    page: told.target.replace(/^\//, ''),
    fields: {
      [template.title]: shortened(told.title),
      [template.day]: formatChinese(told.day, 'full'),
      [template.text]: shortened(told.summary),
    },
  });
  if (outcome.kind === 'sent') return true;
  if (outcome.why === 'refused') await endWechatPermission(db, customerId, topic);
  if (outcome.why === 'notSent') await giveBackWechatPermission(db, customerId, topic);
  return false;
}
