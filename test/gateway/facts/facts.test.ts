import { addDays, civilDateAt } from '@/domain/dates/civil';
import { customerFacts } from '../../../gateway/facts';
import { customerByPhone } from '../../../gateway/queries/customers';
import { prepareRepayment } from '../../../gateway/console/person';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { sent } from '../transfers';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

async function factsOf(person: TestPerson) {
  const customer = await customerByPhone(bank.db, person.phone);
  if (customer === undefined) throw new Error('no customer');
  const today = civilDateAt((await bank.console.now()).getTime());
  return { today, ...(await customerFacts(bank.db, customer, { today })) };
}

describe('the facts about a customer', () => {
  it('of one with a card that is good and nothing else name nothing to do', async () => {
    const facts = await factsOf(await bank.credited());
    expect(facts).toMatchObject({ orders: [], transfers: [], documents: [], loans: [] });
    expect(facts.owed).toEqual({ overdue: undefined, dueToday: undefined, next: undefined });
    expect([facts.pausedSince, facts.leaving]).toEqual([undefined, undefined]);
    expect(facts.idCard?.validity).toBe('ok');
  });

  it('name a transfer under review, with its loan, sum and day', async () => {
    const person = await bank.credited();
    const { loanNo } = await person.draw();
    const { offlineNo } = await sent(person, loanNo, '1042.42');
    const { today, transfers } = await factsOf(person);
    expect(transfers).toEqual([
      {
        ...{ offlineNo, loanNo, amount: 104_242, paidOn: today, arrivedOn: today, state: 'reviewing' },
        ...{ heldFor: undefined, submittedAt: expect.any(Date) as Date },
      },
    ]);
  });

  it('name a repayment that the bank has not decided on, with its instalments and its day', async () => {
    const person = await bank.credited();
    const { loanNo } = await person.draw();
    await bank.console.decide(person.phone, { collect: 'hold' });
    const request = await prepareRepayment(person, loanNo, 'due');
    const { repayNo } = await person.must('doRepayAfterTrial', request);
    const { today, orders } = await factsOf(person);
    expect(orders).toMatchObject([
      {
        kind: 'collect',
        ref: repayNo,
        requestNo: request.requestNo,
        loanNos: [loanNo],
        on: today,
        items: [{ term: 1 }],
      },
    ]);
  });

  it('keep what is late, due today and next apart', async () => {
    const person = await bank.credited();
    const { loanNo } = await person.draw();
    const { schedule } = await person.must('queryLoanState', { loanNo });
    const [first, second] = schedule;
    const due = first?.dueDate ?? '';
    const customer = await customerByPhone(bank.db, person.phone);
    const on = async (today: string) => {
      if (customer === undefined) throw new Error('no customer');
      return (await customerFacts(bank.db, customer, { today })).owed;
    };
    expect(await on(due)).toMatchObject({
      overdue: undefined,
      dueToday: { date: due, penalty: 0 },
      next: { date: second?.dueDate },
    });
    const late = await on(addDays(due, 3));
    expect(late).toMatchObject({ overdue: { since: due, days: 3 }, dueToday: undefined });
    expect(late.overdue?.penalty).toBe((late.overdue?.total ?? 0) - ((await on(due)).dueToday?.total ?? 0));
    const both = await on(second?.dueDate ?? '');
    expect(both).toMatchObject({ overdue: { since: due }, dueToday: { date: second?.dueDate } });
  });

  it('name the pause of borrowing', async () => {
    const person = await bank.credited();
    await person.must('freezeBorrowing', {});
    expect((await factsOf(person)).pausedSince).toBeInstanceOf(Date);
  });
});

describe('home knows what waits for the person', () => {
  const statusOf = (person: TestPerson) => person.must('queryProdSts', { productType: 'YQDC001' });

  it('a document that was asked for, with its last day', async () => {
    const person = await bank.credited();
    expect((await statusOf(person)).documents).toEqual([]);
    await bank.console.askDocument(person.phone, '收入证明');
    const { today } = await factsOf(person);
    expect((await statusOf(person)).documents).toMatchObject([
      { kind: 'supplement', title: '收入证明', dueOn: addDays(today, 15) },
    ]);
  });

  it('an ID card that has expired', async () => {
    const person = await bank.credited();
    expect((await statusOf(person)).idCard).toBeNull();
    const { today } = await factsOf(person);
    const validTo = addDays(today, -1);
    await bank.db.query(
      'update id_cards set valid_to = $2 where customer_id = (select id from customers where phone = $1)',
      [person.phone, validTo],
    );
    expect((await statusOf(person)).idCard).toEqual({ validTo, validity: 'expired' });
  });

  it('a running cancellation, with the last day on which it can be taken back', async () => {
    const person = await bank.credited();
    const { today } = await factsOf(person);
    await bank.db.query(
      `insert into cancellations (cancel_no, customer_id, state, reason, note, asked_at, due_at)
       select 'C-leaving', id, 'waiting', 'other', '', now(), $2::timestamptz from customers where phone = $1`,
      [person.phone, `${addDays(today, 8)}T00:00:00+08:00`],
    );
    expect((await statusOf(person)).leavingUntil).toBe(addDays(today, 7));
  });
});
