import * as v from 'valibot';
import { customerByPhone } from '../../queries/customers';
import { expireSessions } from '../../queries/sessions';
import { checked, phoneField, Problem } from '../problem';
import type { ConsoleApi } from '../tools';

const body = v.object({ phone: phoneField }, '请给出 phone');

/** POST sessions/expire: lets every session of a phone expire. */
export const sessionApi: ConsoleApi = (app, { db }) => {
  app.post('/sessions/expire', async (request) => {
    const { phone } = checked(body, request.body);
    if ((await customerByPhone(db, phone)) === undefined) throw new Problem('这个手机号还没有注册');
    await expireSessions(db, phone);
    return { phone, expired: true };
  });
};
