import { routes } from '@/navigation';
import { LoanFrontModel } from '@/pages/loanV2/view/loanFrontPage.model';
import { host } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';
import { startGateway, type Bank } from '../../gateway/harness';
import { consent, openDrawing } from './flow';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
});
afterAll(() => bank.close());

describe('a confirmation whose figures contradict each other', () => {
  it.each(['totalInterest', 'totalRepay', 'principal'])(
    'by %s is not shown and cannot be signed; the next honest answer is',
    async (value) => {
      await pickUp(await bank.credited());
      await openDrawing();
      host.reset(routes.loanFront.path);
      await bank.console.faults([{ path: '/loan/queryTrialInfo', fault: 'lie', value }]);
      const front = new LoanFrontModel();
      await front.load();
      expect(front.drawing.state).toBe('failed');
      expect(front.drawing.failure?.message).toContain('数字对不上');
      expect(front.drawing.value).toBeUndefined();
      expect((await consent()).drawing.value?.plan.amount).toBe(1_200_000);
    },
  );
});
