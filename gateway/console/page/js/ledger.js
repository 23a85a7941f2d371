// @ts-check
import { get } from './api.js';
import { byId, fill, h, table } from './dom.js';
import { yuan } from './format.js';

export async function refreshLedger() {
  const ledger = await get('ledger');
  const { accounts, entries, postings, balanced, orders, carriedOut } = ledger;
  const verdict = balanced ? '✓ 平衡：所有分录之和为 0.00' : '✕ 不平衡：分录之和不是 0.00';
  fill(byId('ledger-view'), JSON.stringify(ledger), [
    h('p', { className: balanced ? 'balance' : 'balance off' }, verdict),
    table(
      [{ text: '科目' }, { text: '余额（元）', num: true }],
      accounts.map(({ name, balance }) => [name, yuan(balance)]),
    ),
    h('p', { className: 'hint' }, `共 ${entries} 笔凭证、${postings} 条分录`),
    h(
      'p',
      { className: 'hint' },
      `银行指令：${orders.approved} 笔已入账，${orders.declined} 笔未受理，${orders.sent} 笔等银行答复；沙箱银行已执行 ${carriedOut} 笔`,
    ),
  ]);
}
