import * as v from 'valibot';
import { checked, phoneField } from '../problem';
import { EVENT_KINDS, timelineOf } from '../timeline';
import type { ConsoleApi } from '../tools';

const SHOWN = 150;
const query = v.object({
  phone: v.optional(v.union([v.literal(''), phoneField], '手机号应是11位'), ''),
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80, '最多80个字')), ''),
  kind: v.optional(v.picklist(['', ...EVENT_KINDS], `kind 应是其中之一：${EVENT_KINDS.join('、')}`), ''),
});

/** GET timeline?phone=&words=&kind=: calls, postings, bank orders, messages and reports of clients, newest first by the product's clock; of all people without a phone. */
export const timelineApi: ConsoleApi = (app, { db, tracer }) => {
  app.get('/timeline', async (request) => {
    const { phone, words, kind } = checked(query, request.query);
    return timelineOf({ db, tracer }, { phone: phone || undefined, words, kind, most: SHOWN });
  });
};
