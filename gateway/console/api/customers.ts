import * as v from 'valibot';
import { outsideOf } from '../../calls/contexts';
import { takeDecisions } from '../../handlers/credit/afterDecision';
import { customerByPhone, listCustomers } from '../../queries/customers';
import { factsOf } from '../person';
import { personAt } from '../personAt';
import { makePersona, PERSONA_SOURCE, PERSONAS } from '../personas';
import { checked, phoneField, Problem } from '../problem';
import { freePhone } from '../reset';
import { contextOf, type ConsoleApi, type ConsoleTools } from '../tools';
import { customerView } from '../view';

const SHOWN = 200;

const PERSONA = `persona 应是其中之一：${PERSONAS.join('、')}`;
const body = v.object(
  {
    phone: phoneField,
    persona: v.picklist(PERSONAS, PERSONA),
    reset: v.optional(v.boolean('reset 应是 true 或 false'), false),
  },
  `请给出 phone 和 persona；${PERSONA}`,
);
const params = v.object({ phone: phoneField }, '请给出手机号');

const newest = async ({ db }: ConsoleTools) =>
  (await listCustomers(db, SHOWN)).map(({ cust_no, phone, name, created_at, source_flag }) => ({
    custNo: cust_no,
    phone,
    name,
    createdAt: created_at.toISOString(),
    persona: source_flag === PERSONA_SOURCE,
  }));
export type CustomerLine = Awaited<ReturnType<typeof newest>>[number];

/** Everything known about one customer, after what was open has been asked for. */
export async function wholeCustomer(tools: ConsoleTools, phone: string) {
  const { db } = tools;
  const customer = await customerByPhone(db, phone);
  if (customer === undefined) throw new Problem('这个手机号还没有注册');
  const outside = outsideOf(await contextOf(db, customer, tools), tools);
  await Promise.all([takeDecisions(outside), tools.settlement.settleOf(customer.id)]);
  return db.tx(async (sql) => {
    const view = await customerView(await contextOf(sql, customer, tools));
    // A persona's facts are derived from its first phone: after a change of phone they no longer match.
    const facts = factsOf(phone);
    const isPersona = customer.source_flag === PERSONA_SOURCE && ['', facts.idNo].includes(customer.id_no);
    return { ...view, ...(isPersona ? { persona: facts } : {}) };
  });
}
export type Customer = Awaited<ReturnType<typeof wholeCustomer>>;

/** GET customers: the list. POST customers: makes a persona; with `reset` from a phone that has a customer, who is erased first. GET customers/:phone: everything known about one customer. */
export const customerApi: ConsoleApi = (app, tools) => {
  app.get('/customers', () => newest(tools));

  app.post('/customers', async (request) => {
    const { phone, persona, reset } = checked(body, request.body);
    if (reset) await freePhone(tools, phone);
    const person = personAt(app, tools, phone);
    const note = await makePersona(person, persona, tools);
    await tools.doWhatIsDue();
    return { phone, persona, ...person.facts, ...(note === undefined ? {} : { note }) };
  });

  app.get('/customers/:phone', (request) => wholeCustomer(tools, checked(params, request.params).phone));
};
