import { bookDrawing } from '../../gateway/ledger/drawing';
import { postEntry, type Posting } from '../../gateway/ledger/post';
import { startGateway, type Bank } from './harness';

let bank: Bank;
let loanNo: string;
beforeAll(async () => {
  bank = await startGateway({ people: true });
  const person = await bank.credited();
  ({ loanNo } = await person.draw({ amount: '3000.00', term: 3 }));
});
afterAll(() => bank.close());

const at = new Date('2026-11-18T03:00:00.000Z');
const post = (ref: string, postings: readonly Posting[]) =>
  bank.db.tx((sql) => postEntry(sql, { kind: 'repayment', ref, at, postings }));

/** After a refusal the ledger is unchanged. */
async function refused(work: () => Promise<unknown>, why: RegExp | string): Promise<void> {
  const before = await bank.console.ledger();
  await expect(work()).rejects.toThrow(why);
  expect(await bank.console.ledger()).toEqual(before);
  expect(before.balanced).toBe(true);
}

describe('the database refuses', () => {
  it.each([
    [
      'a fen too much',
      [
        { account: 'bank', amount: 10_000 },
        { account: 'principal', amount: -9_999 },
      ],
    ],
    ['one side alone', [{ account: 'bank', amount: 1 }]],
    [
      'two debits',
      [
        { account: 'bank', amount: 5 },
        { account: 'discount', amount: 5 },
      ],
    ],
  ] as const)('an entry of %s', async (what, postings) => {
    await refused(() => post(`R-${what}`, postings), 'does not balance');
  });

  it('an account that does not exist', async () => {
    const postings = [
      { account: 'bank', amount: 5 },
      { account: 'pocket', amount: -5 },
    ] as unknown as Posting[];
    await refused(() => post('R-pocket', postings), /foreign key/);
  });

  it('a second entry for an event that has already moved money', async () => {
    const loan = {
      loanNo,
      amount: 300_000,
      annualRate: '0.1440',
      terms: 3,
      method: 'bullet',
      signedOn: '2026-11-18',
      drawnOn: '2026-11-18',
    } as const;
    const again = () =>
      bank.db.tx(async (sql) => {
        await sql.query('delete from instalments where loan_no = $1', [loanNo]);
        await bookDrawing(sql, { ...loan, discount: 0 }, at);
      });
    await refused(again, /duplicate key/);
  });

  it.each([
    'update postings set amount = amount + 1',
    'delete from postings',
    `update entries set ref = 'other'`,
    'delete from entries',
  ])('%s', async (statement) => {
    await refused(() => bank.db.query(statement), 'never changed');
  });
});

it('leaves out lines of zero, and books the rest', async () => {
  const before = await bank.console.ledger();
  await post('R-zero', [
    { account: 'bank', amount: 700 },
    { account: 'discount', amount: 0 },
    { account: 'interest', amount: -700 },
  ]);
  const after = await bank.console.ledger();
  expect([after.postings - before.postings, after.entries - before.entries, after.balanced]).toEqual([
    2,
    1,
    true,
  ]);
});

it('an entry without postings is seen as an imbalance', async () => {
  const spare = await startGateway();
  try {
    await spare.db.query(`insert into entries (kind, ref, at) values ('drawing', 'empty', now())`);
    expect(await spare.console.ledger()).toMatchObject({ entries: 1, postings: 0, balanced: false });
  } finally {
    await spare.close();
  }
});
