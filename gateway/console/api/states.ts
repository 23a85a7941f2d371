import { routes, type Route } from '@/navigation/routes';
import { randomInt } from 'node:crypto';
import qrcode from 'qrcode';
import * as v from 'valibot';
import { listCards } from '../../queries/cards';
import { customerByPhone } from '../../queries/customers';
import { listLoans } from '../../queries/loans';
import { listRepayments } from '../../queries/repayments';
import type { Sql } from '../../database';
import { makeTokenLink } from '../links';
import { personAt } from '../personAt';
import { makePersona } from '../personas';
import { checked, phoneField, Problem } from '../problem';
import { PAGE_STATES } from '../states';
import type { ConsoleApi, ConsoleTools } from '../tools';

const PAGE = '请给出页面，如 pages/home/index，可以带参数';
const page = v.pipe(
  v.string(PAGE),
  v.maxLength(500, PAGE),
  v.regex(/^[a-zA-Z][\w/-]*(\?[\w=&%.,{}-]*)?$/, PAGE),
);
const opening = v.union(
  [
    v.strictObject({
      state: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PAGE_STATES.length - 1)),
    }),
    v.strictObject({ phone: phoneField, page }),
  ],
  '请给出 state（状态的序号），或者 phone 和 page',
);
const coded = v.object({ text: v.pipe(v.string(), v.maxLength(600, '内容太长')) }, '请给出 text');

/** A phone that no one has. */
async function freshPhone(sql: Sql): Promise<string> {
  for (;;) {
    const phone = `137${String(randomInt(100_000_000)).padStart(8, '0')}`;
    if ((await customerByPhone(sql, phone)) === undefined) return phone;
  }
}

/** The page's query with the numbers that this customer has. */
async function filledIn(sql: Sql, phone: string, wanted: string): Promise<string> {
  const customer = await customerByPhone(sql, phone);
  if (customer === undefined || !wanted.includes('{')) return wanted;
  const [loan] = await listLoans(sql, customer.id);
  const [repayment] = await listRepayments(sql, customer.id);
  const [card] = await listCards(sql, customer.id);
  const numbers: Readonly<Record<string, string | undefined>> = {
    loanNo: loan?.loan_no,
    repayNo: repayment?.repay_no,
    cardId: card?.card_id,
  };
  return wanted.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const number = numbers[name];
    if (number === undefined) throw new Problem(`这位客户没有 ${name}，打不开这个页面`);
    return encodeURIComponent(number);
  });
}

/** The page's name in the app. */
const titleOf = (path: string): string =>
  Object.values<Route>(routes).find((route) => route.path === `/${path}`)?.title ?? '';

/** The ways to a page for somebody without a login. */
const forVisitor = (wanted: string) => {
  const [path = '', query = ''] = wanted.split('?');
  return { phone: '', page: wanted, query: `#/${wanted}`, program: { path, query } };
};

const all = () => PAGE_STATES.map((state, index) => ({ ...state, state: index, name: titleOf(state.page) }));
export type StateChoice = ReturnType<typeof all>[number];

async function openFor({ db }: ConsoleTools, phone: string, wanted: string) {
  const filled = await filledIn(db, phone, wanted);
  return { ...(await makeTokenLink(db, phone, filled)), page: filled };
}

export type OpenedState = Awaited<ReturnType<typeof openFor>> & { readonly note?: string };

/**
 * GET states: every page with its states. POST states/open: makes the persona of a state, or takes a customer, and answers a link into the
 * app, good for one login. GET states/qr: a QR code of a text as SVG.
 */
export const stateApi: ConsoleApi = (app, tools) => {
  const { db } = tools;
  app.get('/states', async () => all());

  app.post('/states/open', async (request) => {
    const wish = checked(opening, request.body);
    if ('phone' in wish) return openFor(tools, wish.phone, wish.page);
    const state = PAGE_STATES[wish.state];
    if (state === undefined) throw new Problem('没有这个状态');
    const wanted = state.query === undefined ? state.page : `${state.page}?${state.query}`;
    if (state.persona === 'visitor') return forVisitor(wanted);
    const phone = await freshPhone(db);
    const note = await makePersona(personAt(app, tools, phone), state.persona, tools);
    await tools.doWhatIsDue();
    return { ...(await openFor(tools, phone, wanted)), ...(note !== undefined && { note }) };
  });

  app.get('/states/qr', async (request, reply) => {
    const { text } = checked(coded, request.query);
    return reply.type('image/svg+xml').send(await qrcode.toString(text, { type: 'svg', margin: 2 }));
  });
};
