// @ts-check
import { get, post } from './api.js';
import { currentPhone } from './current.js';
import { byId, empty, fill, h, table } from './dom.js';
import { atText, percent, yuan } from './format.js';
import { options, words } from './options.js';
import { act, toast } from './toast.js';

const tag = ({ text, tone }) => h('span', { className: `tag ${tone}` }, text);

const facts = (entries) =>
  h(
    'dl',
    { className: 'facts' },
    entries
      .filter(([, value]) => value)
      .map(([label, value]) => h('div', {}, h('dt', {}, label), h('dd', {}, value))),
  );

const scheduleTable = (schedule) =>
  table(
    [
      { text: '期' },
      { text: '还款日' },
      { text: '状态' },
      { text: '本金', num: true },
      { text: '利息', num: true },
      { text: '罚息', num: true },
      { text: '已还', num: true },
    ],
    schedule.map((row) => [
      String(row.term),
      row.dueDate,
      words.termState[row.state],
      yuan(row.principal),
      yuan(row.interest),
      yuan(row.penalty),
      yuan(row.paid),
    ]),
  );

const loan = (one) =>
  h(
    'details',
    { open: one.state === 'overdue' },
    h(
      'summary',
      {},
      h('strong', { className: 'num' }, `${yuan(one.amount)} 元`),
      tag(words.loanState[one.state]),
      h(
        'span',
        { className: 'hint' },
        `${one.drawnOn} · ${words.method[one.method]} ${one.terms} 期 · 剩余本金 ${yuan(one.principalLeft)}`,
      ),
    ),
    h('p', { className: 'hint' }, `借据 ${one.loanNo}${one.reason ? ` · ${one.reason}` : ''}`),
    one.schedule.length === 0 ? empty('还没有放款，没有还款计划') : scheduleTable(one.schedule),
  );

const repayments = (rows) =>
  h(
    'details',
    {},
    h('summary', {}, h('strong', {}, `还款 ${rows.length} 笔`)),
    table(
      [{ text: '时间' }, { text: '金额', num: true }, { text: '结果' }, { text: '单号' }],
      rows.map((row) => [atText(row.at), yuan(row.amount), words.loanState[row.state].text, row.repayNo]),
    ),
  );

/** Makes the customer into a persona again: everything known of them is erased first. */
function resetBox(phone, changed) {
  const select = h(
    'select',
    { ariaLabel: '重置成哪位人物' },
    options.personas.map(({ value, title }) => h('option', { value }, title)),
  );
  const button = h('button', { type: 'button' }, '重置成这位人物');
  button.addEventListener('click', () =>
    act(button, async () => {
      const { note } = await post('customers', { phone, persona: select.value, reset: true });
      toast(note ?? '已重置，原来的登录和资料都清掉了');
      await changed();
    }),
  );
  return h('span', { className: 'with-button' }, select, button);
}

function actions({ phone, status }, changed) {
  const expire = h('button', { type: 'button' }, '让登录失效');
  expire.addEventListener('click', () =>
    act(expire, async () => {
      await post('sessions/expire', { phone });
      toast('这位客户在应用里的下一个操作会提示登录失效');
    }),
  );
  const raise = h('button', { type: 'button' }, '开始提额审核');
  raise.addEventListener('click', () =>
    act(raise, async () => {
      toast((await post('raises', { phone })).note);
      await changed();
    }),
  );
  const reset = resetBox(phone, changed);
  return h('div', { className: 'view-actions' }, reset, expire, status === 'creditPass' ? raise : undefined);
}

const known = (view) => [
  ['手机号', view.phone],
  ['姓名', view.name],
  ['身份证号', view.idNo],
  ['交易密码', view.persona && view.cards.length > 0 ? view.persona.tradePassword : ''],
  ['可用 / 总额度', view.limit ? `${yuan(view.limit.available)} / ${yuan(view.limit.total)} 元` : ''],
  ['年化利率（单利）', view.limit ? percent(view.limit.annualRate) : ''],
  ['额度有效期至', view.limit?.validTo],
  ['可再次申请', view.application?.retryDate],
  ['申请进度', view.status === 'cerditName' ? `${view.processPercent}%` : ''],
  ['银行卡', view.cards.map((card) => `${card.bankName} ${card.cardNo}`).join('；')],
  ['优惠券', view.coupons.map((coupon) => `${coupon.name} ${yuan(coupon.value)} 元`).join('；')],
];

const customer = (view) => [
  h(
    'div',
    { className: 'view-head' },
    h('strong', {}, view.name || '未实名'),
    tag(words.status[view.status]),
    view.overdueDays > 0 ? tag({ text: `逾期 ${view.overdueDays} 天`, tone: 'bad' }) : undefined,
    view.whitelisted ? tag({ text: '白名单', tone: 'note' }) : undefined,
  ),
  facts(known(view)),
  ...view.loans.map(loan),
  view.repayments.length > 0 ? repayments(view.repayments) : undefined,
  actions(view, refreshCustomer),
];

export async function refreshCustomer() {
  const phone = currentPhone();
  const box = byId('customer-view');
  if (phone === '') {
    fill(box, '', [empty('选一位客户，这里会显示网关知道的一切。')]);
    return;
  }
  const view = await get(`customers/${phone}`);
  if (phone === currentPhone())
    fill(
      box,
      JSON.stringify(view),
      customer(view).filter((part) => part !== undefined),
    );
}
