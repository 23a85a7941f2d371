import { toYuan } from '@/domain/money/fen';
import { trialBalance } from '../../ledger/trialBalance';
import { countCarriedOut } from '../../queries/bankOrders';
import { countOrders } from '../../queries/orders';
import { WORDS } from '../options/words';
import type { ConsoleApi, ConsoleTools } from '../tools';

async function ledgerOf({ db }: ConsoleTools) {
  const { accounts, postings, entries, balanced } = await trialBalance(db);
  return {
    accounts: accounts.map(({ code, name, balance }) => ({
      code,
      name: WORDS.account[code] ?? name,
      balance: toYuan(balance),
    })),
    postings,
    entries,
    balanced,
    orders: await countOrders(db),
    carriedOut: await countCarriedOut(db),
  };
}
export type Ledger = Awaited<ReturnType<typeof ledgerOf>>;

/** GET ledger: balances (yuan, debits less credits) summed from the postings; orders to the bank, and how many the sandbox bank executed. */
export const ledgerApi: ConsoleApi = (app, tools) => {
  app.get('/ledger', () => ledgerOf(tools));
};
