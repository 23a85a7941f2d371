import * as v from 'valibot';
import { DECISIONS } from '../../providers/decisions';
import { decisionsOf, setDecisions } from '../../queries/decisions';
import { checked, phoneField } from '../problem';
import { startRaise } from '../raise';
import type { ConsoleApi } from '../tools';

const choice = <const T extends readonly string[]>(name: string, options: T) =>
  v.optional(v.picklist(options, `${name} 应是其中之一：${options.join('、')}`));

const choices = {
  credit: choice('credit', DECISIONS.credit),
  disburse: choice('disburse', DECISIONS.disburse),
  face: choice('face', DECISIONS.face),
  card: choice('card', DECISIONS.card),
  banks: choice('banks', DECISIONS.banks),
  cardSwitch: choice('cardSwitch', DECISIONS.cardSwitch),
  collect: choice('collect', DECISIONS.collect),
  education: choice('education', DECISIONS.education),
  products: choice('products', DECISIONS.products),
  creditFlow: choice('creditFlow', DECISIONS.creditFlow),
  partner: choice('partner', DECISIONS.partner),
};
const body = v.strictObject(
  { phone: phoneField, ...choices },
  `请给出 phone 和要改的决定：${Object.keys(choices).join('、')}`,
);
const raise = v.object({ phone: phoneField }, '请给出 phone');
const query = v.object({ phone: phoneField }, '请给出 phone');

/** GET and POST decisions: what the providers will answer for a phone; a POST keeps what it does not name. POST raises: starts a raise. */
export const decisionApi: ConsoleApi = (app, { db }) => {
  app.get('/decisions', async (request) => decisionsOf(db, checked(query, request.query).phone));
  app.post('/decisions', async (request) => {
    const { phone, ...decisions } = checked(body, request.body);
    await setDecisions(db, phone, decisions);
    return decisionsOf(db, phone);
  });
  app.post('/raises', async (request) => {
    const { phone } = checked(raise, request.body);
    return { phone, note: await db.tx((sql) => startRaise(sql, phone)) };
  });
};
