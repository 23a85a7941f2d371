import { ServiceModel } from '@/features/service';
import { link } from '@/platform/link';
import { session } from '@/stores/session';
import { SERVICE_PHONE } from '@/settings';
import { useStage } from '../creditV2/hand';

const stage = useStage(8860);
const VALUE = '/common/getRedisValueByKey';

async function dialled(): Promise<string> {
  const model = new ServiceModel(new Map());
  expect(model.phone).toBe(SERVICE_PHONE);
  await model.load();
  let called = '';
  Object.assign(link, {
    call: (phone: string) => {
      called = phone;
      return Promise.resolve('called');
    },
  });
  await model.call();
  expect(called).toBe(model.phone);
  return called;
}

describe('the phone of customer service', () => {
  const { servicePhone } = { servicePhone: '95588-1' };

  it.each([true, false])('is the one that the host names today (logged in: %s)', async (loggedIn) => {
    if (!loggedIn) session.clear('loggedOut');
    Object.assign(stage.bank.settings, { servicePhone });
    expect(await dialled()).toBe(servicePhone);
  });

  it.each(['', 'tel:1', '请稍后', '1'.repeat(30)])(
    'is that of the build when the host names "%s"',
    async (named) => {
      Object.assign(stage.bank.settings, { servicePhone: named });
      expect(await dialled()).toBe(SERVICE_PHONE);
    },
  );

  it('is that of the build without an answer', async () => {
    Object.assign(stage.bank.settings, { servicePhone });
    await stage.bank.console.faults([{ path: VALUE, fault: 'status', value: 503, times: 3 }]);
    expect(await dialled()).toBe(SERVICE_PHONE);
  });
});
