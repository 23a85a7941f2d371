import * as v from 'valibot';
import { listMessages } from '../../queries/messages';
import { checked, phoneField } from '../problem';
import type { ConsoleApi, ConsoleTools } from '../tools';

const query = v.object({ phone: v.optional(phoneField) });

const sent = async ({ db }: ConsoleTools, phone: string | undefined) =>
  (await listMessages(db, phone)).map(({ at, phone: to, channel, text, code }) => ({
    ...{ at: at.toISOString(), phone: to, channel, text, code },
  }));
export type Message = Awaited<ReturnType<typeof sent>>[number];

/** GET messages?phone=: sent messages, newest first. */
export const messageApi: ConsoleApi = (app, tools) => {
  app.get('/messages', (request) => sent(tools, checked(query, request.query).phone));
};
