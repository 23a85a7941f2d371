import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { addAssetTransfer } from '../../queries/assetTransfers';
import { readClock } from '../../queries/clock';
import { CONTENT_KINDS, listContent, showContent } from '../../queries/content';
import { customerByPhone } from '../../queries/customers';
import { listLoans } from '../../queries/loans';
import { checked, phoneField, Problem } from '../problem';
import type { ConsoleApi } from '../tools';

/** No real company has this name. */
const ASSIGNEE = '远山资产管理有限公司';
const NO_LENGTH = 12;

const body = v.object(
  {
    kind: v.picklist(CONTENT_KINDS, `kind 应是其中之一：${CONTENT_KINDS.join('、')}`),
    id: v.string('请给出 id'),
    shown: v.boolean('shown 应是 true 或 false'),
  },
  '请给出 kind、id 和 shown',
);
const transfer = v.object({ phone: phoneField }, '请给出 phone');

/** GET and POST content: banners, popups and notices, on or off. POST transfers: assigns the claim of a customer's newest loan. */
export const contentApi: ConsoleApi = (app, { db }) => {
  app.get('/content', () => listContent(db));

  app.post('/content', async (request) => {
    if (!(await showContent(db, checked(body, request.body)))) throw new Problem('没有这项内容');
    return listContent(db);
  });

  app.post('/transfers', async (request) => {
    const { phone } = checked(transfer, request.body);
    return db.tx(async (sql) => {
      const customer = await customerByPhone(sql, phone);
      if (customer === undefined) throw new Problem('这个手机号还没有注册');
      const loan = (await listLoans(sql, customer.id)).find(({ state }) => state === 'paid');
      if (loan === undefined) throw new Problem('这位客户没有已放款的借款');
      const transferNo = `Z${randomUUID().replaceAll('-', '').slice(0, NO_LENGTH)}`;
      const row = { transfer_no: transferNo, loan_no: loan.loan_no, assignee: ASSIGNEE };
      await addAssetTransfer(sql, { ...row, customerId: customer.id, at: await readClock(sql) });
      return { phone, transferNo, loanNo: loan.loan_no, assignee: ASSIGNEE };
    });
  });
};
