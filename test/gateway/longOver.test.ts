import { sweep } from '../../gateway/retention/sweep';
import { startGateway, type Bank, type TestPerson } from './harness';

const DAYS = { old: 31, young: 0.5 };

let bank: Bank;
let person: TestPerson;
beforeAll(async () => (person = await (bank = await startGateway({ people: true })).credited()));
afterAll(() => bank.close());

const names = async (table: string, column: string): Promise<readonly string[]> => {
  const rows = await bank.db.query<{ name: string }>(
    `select ${column} as name from ${table} where ${column} ~ '^(old|young)' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Each row once old and once young. */
async function addBoth(text: string): Promise<void> {
  const now = (await bank.console.now()).getTime();
  for (const [name, days] of Object.entries(DAYS))
    await bank.db.query(text, [name, new Date(now - days * 86_400_000), person.phone]);
}

describe('a sweep long after', () => {
  it('removes proofs of a password that nobody can use any more', async () => {
    await addBoth(
      `insert into password_proofs (psw_token, customer_id, purpose, expires_at)
       select $1, id, 'loan', $2 from customers where phone = $3`,
    );
    await sweep(bank.db);
    expect(await names('password_proofs', 'psw_token')).toEqual(['young']);
  });

  it('removes sessions that are over, except one that another was opened by', async () => {
    await addBoth(
      `insert into sessions (token_hash, customer_id, created_at, expires_at)
       select $1 || suffix, id, $2, $2 from customers, unnest(array['', '-opener']) suffix where phone = $3`,
    );
    await bank.db.query(`update sessions set opened_by = 'old-opener' where token_hash = 'young'`);
    await sweep(bank.db);
    expect(await names('sessions', 'token_hash')).toEqual(['old-opener', 'young', 'young-opener']);
    // Who is logged in stays so.
    await person.must('queryUserInfo', {});
  });

  it('removes trials that were never paid, and leaves the one that was', async () => {
    const { loanNo } = await person.draw();
    await person.must('repaymentTrial', { kind: 'payoff', loanNos: [loanNo] });
    await person.repay(loanNo, 'payoff');
    await bank.db.query(`update quotes set expires_at = expires_at - interval '31 days'`);
    await sweep(bank.db);
    const left = await bank.db.query<{ paid: boolean }>(
      'select exists (select from repayments r where r.quote_id = q.quote_id) as paid from quotes q',
    );
    expect(left).toEqual([{ paid: true }]);
  });
});
