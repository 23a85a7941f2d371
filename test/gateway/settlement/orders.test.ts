import { randomUUID } from 'node:crypto';
import { passwordProof, prepareDrawing, prepareRepayment } from '../../../gateway/console/person';
import { startMemoryBank } from '../bank/memoryBank';
import { startGateway, type Bank } from '../harness';
import { phones } from '../steps';
import { stubEnv, unstubAllEnvs } from '../../stubs';

/** Money and the bank: what is ordered, what is booked, and what the person is told, when one of them fails. */

const WISH = { amount: '12000.00', term: 3, method: 'bullet' } as const;

let gateway: Bank;
let bank: Awaited<ReturnType<typeof startMemoryBank>>;
const phone = phones(41_000);
beforeAll(async () => {
  [gateway, bank] = await Promise.all([startGateway(), startMemoryBank()]);
});
beforeEach(() => {
  stubEnv('PROVIDER_BANK_URL', bank.url);
  stubEnv('PROVIDER_BANK_TIMEOUT_MS', '500');
});
afterEach(() => {
  bank.be('pay');
  unstubAllEnvs();
});
afterAll(() => Promise.all([gateway.close(), bank.close()]));

const credited = () => gateway.person(phone()).becomeCredited();

async function borrower() {
  const person = await credited();
  const { loanNo } = await person.draw(WISH);
  return { person, loanNo };
}

const ordersSince = async <T>(work: () => Promise<T>) => {
  const before = new Set(bank.orders().map(({ orderNo }) => orderNo));
  const result = await work();
  return { result, orders: bank.orders().filter(({ orderNo }) => !before.has(orderNo)) };
};
const entries = async () => (await gateway.console.ledger()).entries;

/** No entry of the ledger can be written until `mend` is called: the gateway fails right before it commits. */
async function breakLedger(): Promise<() => Promise<unknown>> {
  await gateway.db.script(`create function out_of_order() returns trigger language plpgsql as
    $$ begin raise exception 'out of order'; end $$;
    create trigger entries_out_of_order before insert on entries for each row execute function out_of_order();`);
  return () =>
    gateway.db.script('drop trigger entries_out_of_order on entries; drop function out_of_order();');
}

describe('a failure after the bank has paid', () => {
  it('leaves one order, which the person is told is open, and which is booked once', async () => {
    const person = await credited();
    const request = await prepareDrawing(person, WISH);
    const second = await prepareDrawing(person, WISH);
    const booked = await entries();
    const { orders } = await ordersSince(async () => {
      const mend = await breakLedger();
      expect(await person.must('limitUseLoan', request)).toMatchObject({ state: 'processing' });
      const { requestNo } = request;
      expect(await person.must('paymentResult', { requestNo })).toMatchObject({ state: 'processing' });
      expect((await person.refused('limitUseLoan', second)).code).toBe('100811');
      expect((await person.refused('addPvpLoanInfo', await draftOf(person))).code).toBe('100811');
      await mend();
      expect(await person.must('paymentResult', { requestNo })).toMatchObject({ state: 'paid' });
    });
    expect(orders).toMatchObject([{ kind: 'disburse', amount: 1_200_000, times: 1 }]);
    expect(await entries()).toBe(booked + 1);
    expect(await person.must('limitUseLoan', second)).toMatchObject({ state: 'paid' });
  });

  it('does the same with a repayment', async () => {
    const { person, loanNo } = await borrower();
    const request = await prepareRepayment(person, loanNo, 'due');
    const second = await prepareRepayment(person, loanNo, 'due');
    const booked = await entries();
    const { orders } = await ordersSince(async () => {
      const mend = await breakLedger();
      expect(await person.must('doRepayAfterTrial', request)).toMatchObject({ state: 'processing' });
      expect((await person.refused('doRepayAfterTrial', second)).code).toBe('100908');
      await mend();
      expect(await person.must('doRepayAfterTrial', request)).toMatchObject({ state: 'paid' });
    });
    expect(orders).toMatchObject([{ kind: 'collect', times: 1 }]);
    expect(await entries()).toBe(booked + 1);
  });
});

const draftOf = async (person: Awaited<ReturnType<typeof credited>>) => ({
  ...WISH,
  purpose: 'daily' as const,
  cardId: (await person.must('queryBankList', {})).list[0]?.cardId ?? '',
});

describe('the number of an order', () => {
  it('is the gateway’s own: two customers with one requestNo are two orders', async () => {
    const [left, right] = [await borrower(), await borrower()];
    const [first, second] = await Promise.all(
      [left, right].map(({ person, loanNo }, n) =>
        prepareRepayment(person, loanNo, n === 0 ? 'due' : 'payoff'),
      ),
    );
    const requestNo = randomUUID();
    const { orders } = await ordersSince(async () => {
      if (first === undefined || second === undefined) throw new Error('no quotes');
      await left.person.must('doRepayAfterTrial', { ...first, requestNo });
      await right.person.must('doRepayAfterTrial', { ...second, requestNo });
    });
    expect(orders).toHaveLength(2);
    const paid = await Promise.all(
      [left, right].map(({ person }) => person.must('paymentResult', { requestNo })),
    );
    const fen = paid.map(({ amount }) => Math.round(Number(amount) * 100));
    expect(orders.map(({ amount }) => amount)).toEqual(fen);
    expect(fen[0]).not.toBe(fen[1]);
  });

  it.each(['otherOrder', 'otherAmount'] as const)('an answer for %s books nothing', async (mood) => {
    const person = await credited();
    bank.be(mood);
    const request = await prepareDrawing(person, WISH);
    const booked = await entries();
    expect(await person.must('limitUseLoan', request)).toMatchObject({ state: 'processing' });
    expect(await entries()).toBe(booked);
    bank.be('pay');
    const { requestNo } = request;
    expect(await person.must('paymentResult', { requestNo })).toMatchObject({ state: 'paid' });
  });

  it('the same requestNo with something else is refused, not answered with the first', async () => {
    const person = await credited();
    const [request, other] = [await prepareDrawing(person, WISH), await prepareDrawing(person, WISH)];
    await person.must('limitUseLoan', request);
    const { requestNo } = request;
    expect(await person.refused('limitUseLoan', { ...other, requestNo })).toMatchObject({ code: '100005' });
    // A retry proves the password anew: it is the same request all the same.
    const pswToken = await passwordProof(person, 'loan');
    expect(await person.must('limitUseLoan', { ...request, pswToken })).toMatchObject({ state: 'paid' });
  });
});

it('a drawing is held to the limit and made at the rate of the moment: signed at another rate it is refused', async () => {
  const person = await credited();
  const [request, later] = [await prepareDrawing(person, WISH), await prepareDrawing(person, WISH)];
  const line = (change: string) =>
    gateway.db.query(
      `update credit_lines set ${change} where customer_id = (select id from customers where phone = $1)`,
      [person.phone],
    );
  const { orders } = await ordersSince(async () => {
    await line(`annual_rate = '0.1500'`);
    expect((await person.refused('limitUseLoan', request)).code).toBe('100812');
    await line(`annual_rate = '0.1440', total = 1100000`);
    expect((await person.refused('limitUseLoan', later)).code).toBe('100806');
  });
  expect(orders).toEqual([]);
});

describe('a silent bank', () => {
  it('leaves the order open until it says what became of it', async () => {
    const person = await credited();
    bank.be('silent');
    const request = await prepareDrawing(person, WISH);
    expect(await person.must('limitUseLoan', request)).toMatchObject({ state: 'processing' });
    expect(await person.must('queryProdSts', { productType: 'YQDC001' })).toMatchObject({
      userStatus: 'loanReview',
    });
    bank.be('pay');
    const { requestNo } = request;
    expect(await person.must('paymentResult', { requestNo })).toMatchObject({ state: 'paid' });
  });
});

describe('a declined order', () => {
  it('of a repayment leaves its quote to be paid again', async () => {
    const { person, loanNo } = await borrower();
    bank.be('decline');
    const request = await prepareRepayment(person, loanNo, 'due');
    expect(await person.must('doRepayAfterTrial', request)).toMatchObject({ state: 'failed' });
    bank.be('pay');
    const again = { ...request, requestNo: randomUUID(), pswToken: await passwordProof(person, 'repay') };
    expect(await person.must('doRepayAfterTrial', again)).toMatchObject({ state: 'paid' });
    expect(await person.must('paymentResult', { requestNo: request.requestNo })).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('钱没有扣'),
    });
  });

  it('of a drawing frees the quota', async () => {
    const person = await credited();
    bank.be('decline');
    const { available } = await person.must('queryCustQuota', {});
    expect(await person.draw(WISH)).toMatchObject({ state: 'failed' });
    expect(await person.must('queryCustQuota', {})).toMatchObject({ available });
  });
});

it('the bank is told whose card it is to sign', async () => {
  const person = await credited();
  const { name, idNo, cardNo } = person.facts;
  expect(bank.holders).toContainEqual({ cardNo, phone: person.phone, name, idNo });
});
