import * as v from 'valibot';
import { WECHAT_TOPICS } from './codes';
import { defineCalls } from './define';
import { count, flag, name, nothing, someOf } from './fields';
import { take } from './refusals';
import { wechatRefusals, wxCode } from './wechat';

const topic = v.picklist(WECHAT_TOPICS);
const topics = v.object({
  list: someOf(
    v.object({
      topic,
      /** For `wx.requestSubscribeMessage`. */
      templateId: name(64),
      /** Messages that the person has allowed and that were not sent yet. */
      left: count,
      /** We may ask by ourselves: the person has not said no, and nothing is allowed yet. */
      askable: flag,
    }),
  ),
});
const some = v.pipe(v.array(topic), v.maxLength(WECHAT_TOPICS.length));

/** Additions: messages in WeChat (订阅消息), which only the mini-program has. Without templates the list is empty. */
export const wechatMessageCalls = defineCalls({
  wechatTopics: {
    verb: 'POST',
    path: '/custInfo/notice/wechatTopics',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: topics,
  },
  /**
   * What the person has answered in WeChat's sheet. The code of `wx.login` says whose WeChat it is and works once, so that a repeated call
   * counts no permission twice; without it only refusals are kept.
   */
  answerWechatTopics: {
    verb: 'POST',
    path: '/custInfo/notice/wechatAnswer',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    refusals: take(wechatRefusals, 'wechatCodeUsed', 'wechatSilent'),
    request: v.object({ code: v.optional(wxCode), accepted: some, refused: some }),
    response: topics,
  },
});
