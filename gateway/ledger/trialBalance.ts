import type { Sql } from '../database';

interface TrialBalance {
  /** Balances in fen: debits less credits, summed from the postings. */
  readonly accounts: readonly { code: string; name: string; balance: number }[];
  readonly postings: number;
  readonly entries: number;
  readonly balanced: boolean;
}

export async function trialBalance(sql: Sql): Promise<TrialBalance> {
  const accounts = await sql.query<{ code: string; name: string; balance: number; n: number }>(
    `select a.code, a.name, coalesce(sum(p.amount), 0)::bigint as balance, count(p.amount) as n
     from accounts a left join postings p on p.account = a.code group by a.code, a.name order by a.code`,
  );
  const bad = await sql.query(
    `select entry_no from entries e left join postings p using (entry_no)
     group by entry_no having coalesce(sum(p.amount), 0) <> 0 or count(p.amount) = 0`,
  );
  const entries = await sql.query<{ n: number }>('select count(*) as n from entries');
  const total = accounts.reduce((sum, account) => sum + account.balance, 0);
  return {
    accounts: accounts.map(({ code, name, balance }) => ({ code, name, balance })),
    postings: accounts.reduce((sum, account) => sum + account.n, 0),
    entries: entries[0]?.n ?? 0,
    balanced: bad.length === 0 && total === 0,
  };
}
