import { yuan } from '../core/format';
import { useLive } from '../core/live';
import { Hint, Section, Table } from '../parts/show';

const COLUMNS = [{ text: '科目' }, { text: '余额（元）', num: true }] as const;

/** The trial balance, and the orders to the bank. */
export function Ledger() {
  const ledger = useLive('ledger');
  if (ledger === undefined)
    return (
      <p aria-busy="true" className="empty">
        正在取…
      </p>
    );
  const { accounts, entries, postings, balanced, orders, carriedOut } = ledger;
  return (
    <div className="sections">
      <Section title="账本" note="复式记账：每个余额都是分录之和，借方为正，贷方为负。">
        <p className={balanced ? 'balance' : 'balance wrong'}>
          {balanced ? '✓ 平衡：所有分录之和为 0.00' : '✕ 不平衡：分录之和不是 0.00'}
        </p>
        <Table
          label="科目余额"
          columns={COLUMNS}
          rows={accounts.map(({ name, balance }) => [name, yuan(balance)])}
        />
        <Hint>
          共 {entries} 笔凭证、{postings} 条分录
        </Hint>
        <Hint>
          银行指令：{orders.approved} 笔已入账，{orders.declined} 笔未受理，{orders.sent}{' '}
          笔等银行答复；沙箱银行已执行 {carriedOut} 笔
        </Hint>
      </Section>
    </div>
  );
}
