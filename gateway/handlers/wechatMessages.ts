import type { Request, Response } from '@/contract';
import { WECHAT_TOPICS } from '@/contract/codes';
import type { wechatMessageCalls } from '@/contract/wechatMessages';
import type { HandlersOf, MemberContext } from '../context';
import { lockCustomer } from '../queries/customers';
import { isSwitchedOff } from '../queries/noticeSwitches';
import { allowInWechat, refuseInWechat, wechatPermissions } from '../queries/wechatPermissions';
import { askWechat, useCodeOnce } from './wechat/ask';

async function topicsOf({ sql, customer, settings }: MemberContext): Promise<Response<'wechatTopics'>> {
  const answers = await wechatPermissions(sql, customer.id);
  const off = await isSwitchedOff(sql, customer.id, 'wechat');
  return {
    list: WECHAT_TOPICS.flatMap((topic) => {
      const template = settings.wechatTemplates[topic];
      if (template === undefined) return [];
      const answer = answers.find((one) => one.topic === topic);
      const left = answer?.messages_left ?? 0;
      const askable = !off && left === 0 && answer?.refused !== true;
      return [{ topic, templateId: template.id, left, askable: askable ? ('Y' as const) : ('N' as const) }];
    }),
  };
}

/** What was refused, and what was allowed in the WeChat of `openId`. */
async function keep(
  { accepted, refused }: Request<'answerWechatTopics'>,
  context: MemberContext,
  openId: string | undefined,
): Promise<Response<'answerWechatTopics'>> {
  const { sql, customer, now } = context;
  await lockCustomer(sql, customer.id);
  const answered = { customerId: customer.id, at: now };
  for (const topic of new Set(refused)) await refuseInWechat(sql, { ...answered, topic });
  if (openId !== undefined) {
    for (const topic of new Set(accepted)) await allowInWechat(sql, { ...answered, topic, openId });
  }
  return topicsOf(context);
}

export const wechatMessageHandlers: HandlersOf<typeof wechatMessageCalls> = {
  wechatTopics: (_request, context) => topicsOf(context),

  answerWechatTopics: {
    async before(request, context) {
      const { code } = request;
      if (code === undefined || request.accepted.length === 0) return (own) => keep(request, own, undefined);
      const { openId } = await askWechat(context, code, 'code2session');
      return async (own) => {
        await useCodeOnce(own, code);
        return keep(request, own, openId);
      };
    },
  },
};
