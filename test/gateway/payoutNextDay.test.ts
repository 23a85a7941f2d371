import { civilDateAt } from '@/domain/dates/civil';
import { buildSchedule, totalInterest } from '@/domain/loan/schedule';
import { parseYuan } from '@/domain/money/fen';
import { loanContradiction } from '@/domain/repay/loanContradiction';
import { figuresOf } from '@/domain/repay/loanFigures';
import { arrivedSms, toHour } from './messages/inbox';
import { startGateway, type Bank, type TestPerson } from './harness';

/** A drawing that is signed at 23:50 of 31 May and paid out after midnight. */

const WISH = { amount: '50000.00', term: 3, method: 'bullet' } as const;
const MOVED = '银行在6月1日放款，还款日改为9月1日；利息不比签约时多。';

let bank: Bank;
let person: TestPerson;
let year: number;
let drawing: Awaited<ReturnType<TestPerson['draw']>>;
beforeAll(async () => {
  bank = await startGateway({ people: true });
  const now = await bank.console.now();
  const today = civilDateAt(now.getTime());
  year = Number(today.slice(0, 4)) + (today.slice(5) < '05-30' ? 0 : 1);
  const late = Date.parse(`${year}-05-31T23:50:00+08:00`);
  await bank.console.advanceMinutes(Math.floor((late - now.getTime()) / 60_000));
  person = await bank.credited();
  // Time has ended the session.
  await person.register();
  await bank.console.decide(person.phone, { disburse: 'hold' });
  drawing = await person.draw(WISH);
  await bank.console.advanceMinutes(11);
  await bank.console.decide(person.phone, { disburse: 'pay' });
});
afterAll(() => bank.close());

const loan = () => person.must('queryLoanState', { loanNo: drawing.loanNo });

it('A payout after midnight moves the dates, and its interest stays what was read and signed', async () => {
  const paid = await loan();
  const { annualRate } = paid;
  const read = buildSchedule({
    ...{ principal: 5_000_000, annualRate, terms: 3, method: 'bullet', start: `${year}-05-31` },
  });
  expect([paid.drawnOn, paid.signedOn]).toEqual([`${year}-06-01`, `${year}-05-31`]);
  expect(paid.schedule.map(({ dueDate }) => dueDate)).toEqual([`${year}-09-01`]);
  expect(paid.schedule.map(({ interest }) => parseYuan(interest))).toEqual([totalInterest(read)]);
  expect(loanContradiction(figuresOf(paid))).toBeUndefined();
});

it('says which dates have moved, in the message, on the result and in the details', async () => {
  const { loanNo } = drawing;
  const [row] = await bank.db.query<{ request_no: string }>(
    'select request_no from loans where loan_no = $1',
    [loanNo],
  );
  const requestNo = row?.request_no ?? '';
  const dates = [`${year}-06-01`, `${year}-09-01`];
  expect(await loan()).toMatchObject({ drawnOn: dates[0], schedule: [{ dueDate: dates[1] }] });
  expect(await person.must('queryLoaning', { loanNo })).toMatchObject({ moved: MOVED });
  expect(await person.must('paymentResult', { requestNo })).toMatchObject({ moved: MOVED });
  const told = `select body from personal_messages where kind = 'paid-out' and about = $1`;
  expect(await bank.db.query(told, [loanNo])).toMatchObject([
    { body: expect.stringContaining(MOVED) as string },
  ]);
  // At night no message is sent.
  await toHour(bank, 9);
  expect((await arrivedSms(bank, person.phone)).join()).toContain(MOVED);
});

it('The history lists a loan on the day and in the month that its details say', async () => {
  const ask = (month: { month?: string }) => person.must('queryLoanRecordInfo', { kind: 'loan', ...month });
  const { records, months } = await ask({});
  expect(records.map(({ at }) => civilDateAt(Date.parse(at)))).toEqual([`${year}-06-01`]);
  expect(months).toEqual([`${year}-06`]);
  expect((await ask({ month: `${year}-05` })).records).toEqual([]);
});
