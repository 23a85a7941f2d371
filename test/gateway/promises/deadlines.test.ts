import { PROPOSE_RULE } from '@/domain/service/propose';
import { addDays, civilDateAt, dayText, formatChinese } from '@/domain/dates/civil';
import { DETAIL } from '@/pages/service/suggest/parts/texts';
import { startGateway, type Bank } from '../harness';

/** What is promised for a day names the day as the gateway counts it. */

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

it('A complaint says the last day of its answer, that day included, in the message and on the page', async () => {
  const person = await bank.register('13700008901');
  const { proposeNo } = await person.must('proposeSave', {
    ...{ typeId: 'cost', content: '利息和合同上的不一样', fileIds: [], traceNo: '' },
    requestNo: '0b7d1f0a-5a51-4b0e-9d53-1a1a1a1a1a1a',
  });
  const today = civilDateAt((await bank.console.now()).getTime());
  const { dueOn } = await person.must('proposeInfo', { proposeNo });
  expect(dueOn).toBe(addDays(today, PROPOSE_RULE.answerDays));
  const { list } = await person.must('personalNotices', {});
  expect(list[0]?.summary).toBe(`我们会在${dayText(dueOn, today)}（含当天）前答复您`);
  expect(DETAIL.dueText(formatChinese(dueOn, 'full'))).toMatch(/日前（含当天）$/);
});
