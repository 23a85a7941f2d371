import { formatChinese } from '@/domain/dates/civil';
import { prepareDrawing, prepareRepayment } from '../../../gateway/console/person';
import { startRaise } from '../../../gateway/console/raise';
import { askReviews } from '../../../gateway/handlers/credit/reviews';
import { makeProviders } from '../../../gateway/providers';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { phones } from '../steps';
import { anotherOutbox, arrivedSms, BRAND, messagesOf, titlesOf } from './inbox';

/** Each event the whole way: from the call to the message centre and the inbox of SMS. */

const WISH = { amount: '12000.00', term: 12, method: 'equal-instalment' } as const;
const APPROVED = '额度申请已通过';
const phone = phones(9100);
let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const failures: unknown[] = [];
/** What the gateway does every minute, for no one's call. */
const sweepReviews = () =>
  askReviews({
    db: bank.db,
    settings: bank.settings,
    providers: () => makeProviders(bank),
    outbox: anotherOutbox(bank),
    log: (error) => failures.push(error),
    ending: () => false,
  });

const cardTailOf = async (person: TestPerson): Promise<string> =>
  (await person.must('queryBankList', {})).list[0]?.tail ?? 'no card';

describe('an application', () => {
  it('that is approved: the limit with its rate', async () => {
    const person = await bank.credited();
    expect(await messagesOf(person)).toMatchObject([
      {
        title: APPROVED,
        summary: '额度 50,000.00 元，年化利率（单利）14.40%',
        isRead: 0,
        target: '/pages/home/index',
      },
    ]);
    const [sms, ...others] = await arrivedSms(bank, person.phone);
    expect(others).toEqual([]);
    expect(sms).toContain(`${BRAND}您申请的额度已通过审核：50,000.00 元，年化利率（单利）14.40%，有效期至`);
  });

  it('that is refused: when and how to apply again', async () => {
    const person = await bank.register(phone());
    await bank.console.decide(person.phone, { credit: 'deny' });
    await person.apply();
    const { retryDate } = await person.must('queryProdSts', { productType: 'YQDC001' });
    const again = formatChinese(retryDate ?? '', 'day');
    const [message, ...others] = await messagesOf(person);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ title: '额度申请未通过' });
    expect(message?.body).toContain(`${again}起，您可以在应用首页重新申请`);
    expect(message?.body).toContain('客服 400-000-0000');
    expect(await arrivedSms(bank, person.phone)).toEqual([expect.stringContaining(`${again}起`)]);
  });

  it('that is decided while no one looks is told by the sweep, once', async () => {
    const person = await bank.register(phone());
    await bank.console.decide(person.phone, { credit: 'hold' });
    await person.apply();
    await sweepReviews();
    expect(await messagesOf(person)).toEqual([]);
    await bank.console.decide(person.phone, { credit: 'approve' });
    await Promise.all([sweepReviews(), sweepReviews(), person.must('creditStatus', {})]);
    await sweepReviews();
    expect(await titlesOf(person)).toEqual([APPROVED]);
    expect(await arrivedSms(bank, person.phone)).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  it('that needs a supplement, and a limit that is raised', async () => {
    const person = await bank.register(phone());
    await bank.console.decide(person.phone, { credit: 'supply' });
    await person.apply();
    await sweepReviews();
    expect(await titlesOf(person)).toEqual(['额度申请还差一步']);
    const credited = await bank.credited();
    await startRaise(bank.db, credited.phone);
    await bank.console.decide(credited.phone, { credit: 'approve' });
    await sweepReviews();
    const [message] = await messagesOf(credited);
    expect(message?.title).toBe('额度已提高');
    expect(message?.body).toContain('从 50,000.00 元提高到 60,000.00 元，年化利率（单利）14.40%');
  });
});

describe('a drawing', () => {
  it('that is paid out: sum, card and first due date', async () => {
    const person = await bank.credited();
    const { loanNo } = await person.draw(WISH);
    const { schedule } = await person.must('queryLoanState', { loanNo });
    const [message] = await messagesOf(person);
    expect(message).toMatchObject({
      title: '已放款',
      target: `/pages/repay/repayIoudetails?loanNo=${loanNo}`,
    });
    const [sms] = await arrivedSms(bank, person.phone);
    expect(sms).toContain(`${BRAND}您的借款 12,000.00 元已放款到尾号 ${await cardTailOf(person)} 的银行卡。`);
    const first = schedule[0]?.dueDate ?? '';
    const year = first.slice(0, 4) === (await bank.console.now()).toISOString().slice(0, 4) ? 'day' : 'full';
    expect(sms).toContain(`首期还款日是${formatChinese(first, year)}`);
  });

  it('that failed: why, that no money moved, and what to do', async () => {
    const person = await bank.credited();
    await bank.console.decide(person.phone, { disburse: 'fail' });
    await person.draw(WISH);
    const [message] = await messagesOf(person);
    expect(message?.title).toBe('放款没有成功');
    expect(message?.body).toContain('钱没有动，不计利息');
    expect((await arrivedSms(bank, person.phone))[0]).toMatch(/没有放款：.+。钱没有动，.+请.+。$/);
  });

  it('in doubt is not told; decided, it is told once, however often the bank says so', async () => {
    const person = await bank.credited();
    await bank.console.decide(person.phone, { disburse: 'hold' });
    const request = await prepareDrawing(person, WISH);
    await person.must('limitUseLoan', request);
    expect(await titlesOf(person)).toEqual([APPROVED]);
    await bank.console.decide(person.phone, { disburse: 'pay' });
    const [order] = await bank.db.query<{ order_no: string }>(
      `select order_no from orders where state = 'sent'`,
    );
    const say = () =>
      bank.app.inject({
        method: 'POST',
        url: '/settlement/changed',
        payload: { orderNo: order?.order_no ?? '' },
      });
    const { requestNo } = request;
    await Promise.all([say(), say(), person.must('paymentResult', { requestNo })]);
    await say();
    await person.must('limitUseLoan', request);
    expect(await titlesOf(person)).toEqual(['已放款', APPROVED]);
    expect((await arrivedSms(bank, person.phone)).filter((text) => text.includes('已放款'))).toHaveLength(1);
  });
});

describe('a repayment', () => {
  it('of one instalment tells what is left, of the rest that the loan is settled', async () => {
    const person = await bank.credited();
    const { loanNo } = await person.draw(WISH);
    await person.repay(loanNo, 'due');
    const { principalLeft, nextDueDate } = await person.must('queryLoanState', { loanNo });
    const [part] = await messagesOf(person);
    const left = Number(principalLeft).toLocaleString('en-US', { minimumFractionDigits: 2 });
    expect(part?.title).toBe('还款成功');
    expect(part?.body).toContain(`这笔借款还剩本金 ${left} 元`);
    expect(part?.body).toContain(formatChinese(nextDueDate ?? '', 'day'));
    await person.repay(loanNo, 'payoff');
    const [all] = await messagesOf(person);
    expect(all).toMatchObject({ title: '还款成功，已结清', target: expect.stringContaining(loanNo) });
    const [sms] = await arrivedSms(bank, person.phone);
    expect(sms).toMatch(
      /您已还款 [\d,]+\.\d\d 元：从尾号 \d{4} 的银行卡扣款 [\d,]+\.\d\d 元。这笔借款已结清。$/,
    );
  });

  it('within the cooling-off period says that no interest was taken', async () => {
    const person = await bank.credited();
    const { loanNo } = await person.draw(WISH);
    await person.repay(loanNo, 'coolingOff');
    const [sms] = await arrivedSms(bank, person.phone);
    expect(sms).toContain('您已还款 12,000.00 元');
    expect(sms).toContain('这笔借款已结清，冷静期内还清，没有收利息。');
  });

  it('that failed says so only when the bank has said so', async () => {
    const person = await bank.credited();
    const { loanNo } = await person.draw(WISH);
    await bank.console.decide(person.phone, { collect: 'hold' });
    const request = await prepareRepayment(person, loanNo, 'due');
    await person.must('doRepayAfterTrial', request);
    const { requestNo } = request;
    await person.must('paymentResult', { requestNo });
    expect(await titlesOf(person)).toEqual(['已放款', APPROVED]);
    await bank.console.decide(person.phone, { collect: 'fail' });
    await person.must('paymentResult', { requestNo });
    await person.must('paymentResult', { requestNo });
    const [message, ...others] = await messagesOf(person);
    expect(others).toHaveLength(2);
    expect(message).toMatchObject({ title: '还款没有成功', target: '/pages/repay/index' });
    expect((await arrivedSms(bank, person.phone))[0]).toMatch(/没有成功：.+。钱没有扣。请.+。$/);
  });
});

it('a booking that is rolled back leaves no message', async () => {
  const person = await bank.credited();
  await bank.db.script(`create function no_close() returns trigger language plpgsql as
    $$ begin raise exception 'out of order'; end $$;
    create trigger orders_stay before update on orders for each row execute function no_close();`);
  const request = await prepareDrawing(person, WISH);
  await person.must('limitUseLoan', request);
  await bank.db.script('drop trigger orders_stay on orders; drop function no_close();');
  expect(await titlesOf(person)).toEqual([APPROVED]);
  await person.must('paymentResult', { requestNo: request.requestNo });
  expect(await titlesOf(person)).toEqual(['已放款', APPROVED]);
});

it('no message has a whole phone, card or ID number, and no SMS has a link', async () => {
  const messages = await bank.db.query<{ text: string }>(
    `select concat_ws(' ', title, summary, body, sms.text) as text
     from personal_messages join outgoing_sms sms using (message_id)`,
  );
  expect(messages.length).toBeGreaterThan(10);
  for (const { text } of messages) {
    expect(text).not.toMatch(/\d{11}/);
    expect(text).not.toMatch(/https?:|www\.|\.(com|cn)|\//i);
    expect(text).not.toMatch(/undefined|null|NaN/);
  }
});
