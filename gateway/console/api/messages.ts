import * as v from 'valibot';
import { listMessages } from '../../queries/messages';
import { checked, phoneField } from '../problem';
import type { ConsoleApi } from '../tools';

const query = v.object({ phone: v.optional(phoneField) });

/** GET messages?phone=: sent messages, newest first. */
export const messageApi: ConsoleApi = (app, { db }) => {
  app.get('/messages', async (request) => {
    const { phone } = checked(query, request.query);
    const rows = await listMessages(db, phone);
    return rows.map(({ at, phone: to, channel, text, code }) => ({
      at: at.toISOString(),
      phone: to,
      channel,
      text,
      code,
    }));
  });
};
