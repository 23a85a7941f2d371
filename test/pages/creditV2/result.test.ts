import { routes } from '@/navigation';
import { CreditResultModel } from '@/pages/creditV2/view/creditResult.model';
import { calendar, type Reminder } from '@/platform/calendar';
import { host } from '../../app/host';
import { useStage } from './hand';
import { soon } from '../../soon';
import { allBut } from '../../timers';

const stage = useStage(9000);
async function result(): Promise<CreditResultModel> {
  const model = new CreditResultModel(new Map());
  await model.load();
  return model;
}

describe('the result', () => {
  it('without an application is empty', async () => {
    expect((await result()).content.value?.state).toBe('none');
  });

  it('refreshes by itself while the application is under review', async () => {
    await stage.bank.console.decide(stage.person.phone, { credit: 'hold' });
    await stage.person.apply();
    jest.useFakeTimers({ doNotFake: allBut('setTimeout', 'clearTimeout') });
    try {
      const page = await result();
      expect(page.content.value?.state).toBe('reviewing');
      await stage.bank.console.decide(stage.person.phone, { credit: 'approve' });
      jest.advanceTimersByTime(2000);
      jest.useRealTimers();
      await soon(() => expect(page.content.value?.state).toBe('approved'));
      expect(page.quota).toMatchObject({ total: 5_000_000, used: 0, available: 5_000_000, rate: '14.40%' });
      page.dispose();
    } finally {
      jest.useRealTimers();
    }
  });

  it('that waits for more data says which, and leads back into the flow', async () => {
    await stage.bank.console.decide(stage.person.phone, { credit: 'supply' });
    await stage.person.apply();
    const page = await result();
    expect(page.content.value).toMatchObject({
      state: 'supplement',
      reason: expect.stringContaining('联系人') as unknown,
    });
    host.reset(routes.home.path, routes.creditResult.path);
    await page.apply();
    expect(host.addresses.at(-1)).toBe(`${routes.creditFront.path}?begin=Y`);
  });

  it('of a line that waits for activation activates it, and goes on to the loan', async () => {
    await stage.bank.console.decide(stage.person.phone, { credit: 'activate' });
    await stage.person.apply();
    const page = await result();
    expect(page.quota).toMatchObject({ active: false, available: 5_000_000 });
    host.reset(routes.home.path, routes.creditResult.path);
    await page.draw();
    expect(host.addresses.at(-1)).toBe(routes.loan.path);
    await page.load();
    expect(page.quota?.active).toBe(true);
  });

  it('of a denial says when to try again, and sets a reminder for ten in the morning of that day', async () => {
    await stage.bank.console.decide(stage.person.phone, { credit: 'deny' });
    await stage.person.apply();
    const page = await result();
    const retry = page.content.value?.retryDate ?? '';
    expect(page.retryOn).toMatch(/^(\d{4}年)?\d{1,2}月\d{1,2}日$/);
    const reminders: Reminder[] = [];
    const remindAll = (all: readonly Reminder[]): Promise<'added'> => {
      reminders.push(...all);
      return Promise.resolve('added');
    };
    Object.assign(calendar, { remindAll });
    await page.remind();
    expect(new Date(reminders[0]?.at ?? 0).toISOString()).toBe(`${retry}T02:00:00.000Z`);
    expect(stage.seen.toasts).toEqual(['预约成功']);
  });
});
