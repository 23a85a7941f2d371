import { HomeModel } from '@/pages/home/index.model';
import { startGateway, type Bank } from '../../gateway/harness';
import { pickUp, startApp } from '../../app/phone';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
  await pickUp(await bank.credited());
});
afterAll(() => bank.close());

const load = async () => {
  const model = new HomeModel();
  await model.load();
  return model;
};

describe('the parts below the hero', () => {
  it('begin with the own ones once these are known, failed or not', async () => {
    expect((await load()).data.order).toBe('ownFirst');
    await bank.console.faults([{ path: '/product/queryProdSts', fault: 'status', value: 500, times: 20 }]);
    const failed = await load();
    expect([failed.data.status.state, failed.data.order]).toEqual(['failed', 'ownFirst']);
    await bank.console.clearFaults();
  });

  it('have one link to the comprehensive cost', async () => {
    const model = await load();
    const items = [...model.banners, ...model.components.flatMap(({ templateDtoList }) => templateDtoList)];
    const targets = [...items, ...(model.data.services.value?.list ?? [])].map(({ jumpUrl }) => jumpUrl);
    expect(targets.filter((target) => target.includes('cost'))).toHaveLength(1);
  });
});
