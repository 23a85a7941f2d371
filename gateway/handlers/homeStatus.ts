import type { Response } from '@/contract';
import type { homeStatusCalls } from '@/contract/homeStatus';
import { toYuan } from '@/domain/money/fen';
import type { HandlersOf, MemberContext } from '../context';
import type { Sql } from '../database';
import { checkedFor } from '../dear';
import { barsOf, countedLoans, overdueOf } from '../facts';
import { loanAccounts } from '../ledger/loanAccount';
import { listCoupons } from '../queries/coupons';
import { findFile } from '../queries/files';
import { listFunctionalAreas } from '../queries/functionalAreas';
import { listLoans } from '../queries/loans';
import { countUnreadPersonal } from '../queries/personalMessages';
import { listPositions } from '../queries/positions';
import { refuseHomeStatus } from '../refusals/homeStatus';
import { whyNotBorrow } from './loan/mayBorrow';
import { GOODS, PRODUCT_TYPE } from './loan/rule';
import { productStatus } from './user/status';

/** What the person can do next, in one sentence. */
const PROMPTS: Readonly<Partial<Record<Response<'queryProdSts'>['userStatus'], string>>> = {
  newUser: '申请额度，大约五分钟',
  cerditName: '申请还没有填完，接着填',
  creditReview: '正在审核，有结果会发消息给您',
  supply: '请补充资料，审核才能继续',
  activateUser: '额度已批好，激活后可以借款',
};

async function productsOf(context: MemberContext): Promise<Response<'getUserProdSts'>['list']> {
  const { userStatus, available } = await productStatus(context);
  return [{ productType: PRODUCT_TYPE, userStatus, available }];
}

const PAGES = ['01', '02', '03'] as const;

const positionsOf = async (sql: Sql, page: (typeof PAGES)[number]) =>
  (await listPositions(sql, page)).map((row) => ({
    page: row.page,
    isShow: row.is_show,
    template: row.template,
    title: row.title,
    templateDtoList: row.items,
  }));

/** Whether spec §4 Loan start lets the person in, and nothing about the person is in the way. */
const mayDraw = async (context: MemberContext): Promise<boolean> =>
  (await whyNotBorrow(context)) === undefined;

export const homeStatusHandlers: HandlersOf<typeof homeStatusCalls> = {
  async selectIndexData(_request, context) {
    const { sql, customer, today } = context;
    const loans = await loanAccounts(sql, customer.id);
    return {
      userStatus: (await productStatus(context)).userStatus,
      unread: await countUnreadPersonal(sql, customer.cust_no),
      coupons: (await listCoupons(sql, customer.id, 'available', today)).length,
      openLoans: loans.filter(({ settled }) => !settled).length,
    };
  },

  async getUserProdSts(_request, context) {
    return { list: await productsOf(context) };
  },

  async getUserProdStsAndfunc(_request, context) {
    const areas = await listFunctionalAreas(context.sql);
    const functions = areas.map(({ name, icon, jump_url }) => ({ name, icon, jumpUrl: jump_url }));
    return { list: await productsOf(context), functions };
  },

  async queryUserOverDue(_request, { sql, customer, today }) {
    const overdue = overdueOf(await countedLoans(sql, customer.id, today), today);
    const { days, total } = overdue ?? { days: 0, total: 0 };
    return { overdue: overdue === undefined ? 'N' : 'Y', amount: toYuan(total), days };
  },

  async queryNodeDatas(_request, { sql, customer }) {
    const newest = (await listLoans(sql, customer.id))
      .filter(({ product }) => product === GOODS.loanType)
      .sort((a, b) => b.created_at.getTime() - a.created_at.getTime())[0];
    if (newest?.state !== 'paid') return { jdLoanStatus: newest?.state ?? '' };
    const account = (await loanAccounts(sql, customer.id)).find(({ loanNo }) => loanNo === newest.loan_no);
    return { jdLoanStatus: account?.settled === true ? 'settled' : 'paid' };
  },

  async queryCustLoanSts(_request, { sql, customer }) {
    const owes = (await loanAccounts(sql, customer.id)).some(({ settled }) => !settled);
    return { loanSts: owes ? 'Y' : 'N' };
  },

  async queryPreLoanCredit(_request, context) {
    const { available } = await productStatus(context);
    return { mayDraw: (await mayDraw(context)) && available !== toYuan(0) ? 'Y' : 'N', available };
  },

  async disciplinaryData({ loanType }, { sql, customer, today }) {
    const { disciplinaryType } = await barsOf(sql, customer, today);
    return { disciplinaryStatus: disciplinaryType === '' ? [] : [{ loanType, disciplinaryType }] };
  },

  async querygetPrompt(_request, context) {
    const { userStatus, processPercent } = await productStatus(context);
    return { prompt: PROMPTS[userStatus] ?? '', percent: processPercent };
  },

  async getOperationList({ page }, { sql }) {
    return { positionDtoList: await positionsOf(sql, page) };
  },

  async positionList(_request, { sql }) {
    return { positionDtoList: (await Promise.all(PAGES.map((page) => positionsOf(sql, page)))).flat() };
  },

  /** Drawn before the transaction: a PDF takes its time. */
  getBase64Context: {
    async before({ fileId }, { sql, customer, papers }) {
      const row = await findFile(sql, customer.id, fileId);
      const file = row && (await papers.handOut(checkedFor(customer.id), fileId));
      if (file?.state === 'changed') throw refuseHomeStatus('fileChanged');
      if (file?.state === 'notReady') throw refuseHomeStatus('fileNotReady');
      if (file?.state !== 'given') throw refuseHomeStatus('fileUnknown');
      const { title, pdf } = file;
      return () => Promise.resolve({ title, type: 'application/pdf', base64: pdf.toString('base64') });
    },
  },
};
