import { startGateway, type Bank } from '../harness';

let bank: Bank;
beforeEach(async () => {
  bank = await startGateway();
});
afterEach(() => bank.close());

const PHONE = '13800138077';
const count = async (path: string): Promise<number> =>
  ((await bank.console.raw('GET', path)).json as readonly unknown[]).length;

describe('back to real time', () => {
  it('starts with no customer and no record, and everything can begin again', async () => {
    const person = await bank.person(PHONE).becomeCredited();
    await person.draw();
    await bank.console.advanceDays(400);
    await bank.console.faults([{ path: '/loan/queryPendingRepayment', fault: 'drop', times: 9 }]);
    await bank.console.raw('POST', 'clock', { rate: 1440 });
    expect((await bank.console.ledger()).entries).toBeGreaterThan(0);

    const before = Date.now();
    expect(await bank.console.raw('DELETE', 'clock')).toMatchObject({ status: 200, json: { rate: 1 } });
    const now = (await bank.console.now()).getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
    expect(await Promise.all(['customers', 'traces', 'timeline', 'messages'].map(count))).toEqual([
      0, 0, 0, 0,
    ]);
    expect((await bank.console.ledger()).entries).toBe(0);
    await expect(person.must('queryBankList', {})).rejects.toThrow();

    const again = await bank.person(PHONE).becomeCredited();
    await again.draw();
    expect((await bank.console.ledger()).entries).toBeGreaterThan(0);
  });
});
