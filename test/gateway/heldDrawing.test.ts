import { addDays } from '@/domain/dates/civil';
import { buildSchedule } from '@/domain/loan/schedule';
import { readPdf } from './documents/readPdf';
import { startGateway, type Bank } from './harness';

/** A drawing that the bank holds for some days: all dates count from the day the money moves. */

const HELD_DAYS = 10;
const WISH = { amount: '12000.00', term: 3, method: 'bullet' } as const;

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

async function heldLoan() {
  const person = await bank.credited();
  await bank.console.decide(person.phone, { disburse: 'hold' });
  const { loanNo } = await person.draw(WISH);
  const asked = await person.must('queryLoanState', { loanNo });
  await bank.console.advanceDays(HELD_DAYS);
  await bank.console.decide(person.phone, { disburse: 'pay' });
  return { person, loanNo, asked, paid: await person.must('queryLoanState', { loanNo }) };
}

describe('a held drawing', () => {
  it('starts on the day it is paid out: due days, interest and cooling-off count from there', async () => {
    const { person, asked, paid } = await heldLoan();
    expect(asked).toMatchObject({ state: 'processing', schedule: [] });
    expect([paid.drawnOn, paid.coolingOffDaysLeft]).toEqual([paid.today, 30]);
    const plan = buildSchedule({
      principal: 1_200_000,
      annualRate: paid.annualRate,
      terms: WISH.term,
      method: WISH.method,
      start: paid.today,
    });
    expect(paid.schedule.map(({ dueDate }) => dueDate)).toEqual(plan.map(({ dueDate }) => dueDate));
    expect(await person.must('queryPendingRepayment', {})).toMatchObject({
      loans: [{ drawnOn: paid.today, nextDueDate: plan[0]?.dueDate }],
    });
  });

  it('has the days of its signing in its contract: what was signed stays', async () => {
    const { person, paid } = await heldLoan();
    const fileId = paid.contracts.find(({ title }) => title === '个人消费借款合同')?.fileId ?? '';
    const { url } = await person.must('contractDownload', { fileId });
    const pdf = await bank.app.inject({ url: new URL(url).pathname });
    const [year, month, day] = addDays(paid.today, -HELD_DAYS).split('-').map(Number);
    const { pages } = await readPdf(pdf.rawPayload);
    expect(pages.join('')).toContain(`自${year}年${month}月${day}日起算`);
  });
});
