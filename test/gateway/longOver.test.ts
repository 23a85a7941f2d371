import { generalRefusals } from '@/contract/refusals';
import { repayRefusals } from '@/contract/repay';
import { prepareDrawing, prepareRepayment } from '../../gateway/console/person';
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
  it('removes proofs of a password that no one can use any more', async () => {
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

  it('removes codes, tickets, signings and counts that no one can use any more', async () => {
    await addBoth('insert into used_codes (code_hash, used_at) select $1, $2 where $3::text is not null');
    await addBoth(
      `insert into card_signs (sign_seq, customer_id, card_no, phone, sent_at)
       select $1, id, '6222020000000000', phone, $2 from customers where phone = $3`,
    );
    await addBoth(
      'insert into recovery_tries (subject, wrong, since) select $1, 1, $2 where $3::text is not null',
    );
    await person.draw();
    await addBoth(
      `insert into tickets (ticket_hash, file_id, expires_at)
       select $1, file_id, $2 from files f join customers c on c.id = f.customer_id and c.phone = $3 limit 1`,
    );
    await sweep(bank.db);
    expect(await names('used_codes', 'code_hash')).toEqual(['young']);
    expect(await names('card_signs', 'sign_seq')).toEqual(['young']);
    expect(await names('recovery_tries', 'subject')).toEqual(['young']);
    expect(await names('tickets', 'ticket_hash')).toEqual(['young']);
  });

  it('removes answers to request numbers, and still no money moves a second time', async () => {
    const drawing = await prepareDrawing(person, { amount: '600.00', term: 3, method: 'bullet' });
    const { loanNo } = await person.must('limitUseLoan', drawing);
    const payment = await prepareRepayment(person, loanNo, 'payoff');
    await person.must('doRepayAfterTrial', payment);
    const another = await prepareDrawing(person, { amount: '600.00', term: 3, method: 'bullet' });
    await bank.db.query(`update answered_requests set at = at - interval '91 days'`);
    await sweep(bank.db);
    expect(await bank.db.query('select 1 from answered_requests')).toEqual([]);

    const { entries } = await bank.console.ledger();
    await person.refused('limitUseLoan', drawing);
    expect((await person.refused('doRepayAfterTrial', payment)).code).toBe(repayRefusals.quotePaid);
    const { requestNo } = drawing;
    expect(await person.refused('limitUseLoan', { ...another, requestNo })).toMatchObject({
      code: generalRefusals.requestNoTaken,
    });
    const other = await prepareRepayment(person, (await person.draw()).loanNo, 'payoff');
    expect(
      await person.refused('doRepayAfterTrial', { ...other, requestNo: payment.requestNo }),
    ).toMatchObject({ code: generalRefusals.requestNoTaken });
    // The second loan's own payout.
    expect((await bank.console.ledger()).entries).toBe(entries + 1);
    expect(await person.must('paymentResult', { requestNo })).toMatchObject({ state: 'paid' });
  });

  it('removes trials that were never paid, and leaves the one that was', async () => {
    const borrower = await bank.credited();
    const { loanNo } = await borrower.draw();
    await borrower.must('repaymentTrial', { kind: 'payoff', loanNos: [loanNo] });
    await borrower.repay(loanNo, 'payoff');
    await bank.db.query(`update quotes set expires_at = expires_at - interval '31 days'`);
    await sweep(bank.db);
    const left = await bank.db.query<{ paid: boolean }>(
      `select exists (select from repayments r where r.quote_id = q.quote_id) as paid
       from quotes q join customers c on c.id = q.customer_id where c.phone = $1`,
      [borrower.phone],
    );
    expect(left).toEqual([{ paid: true }]);
  });
});
