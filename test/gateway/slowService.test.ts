import { pictureRefusals } from '@/contract/flowRefusals';
import { startGateway, type Bank } from './harness';
import { startService } from './providers/service';
import { consent, frontPicture, phones } from './steps';
import { stubEnv, unstubAllEnvs } from '../stubs';
import { soon } from '../soon';

/** A slow recognition service does not hold up other calls: the sandbox's database has one connection only. */

let bank: Bank;
let service: Awaited<ReturnType<typeof startService>>;
const phone = phones(32_000);
beforeAll(async () => {
  [bank, service] = await Promise.all([startGateway(), startService()]);
});
afterEach(() => {
  unstubAllEnvs();
});
afterAll(() => Promise.all([bank.close(), service.close()]));

it('other calls are answered while a picture is being recognised', async () => {
  const [person, other] = [await bank.register(phone()), await bank.register(phone())];
  await consent(person, 'id-card');
  service.fallSilent();
  stubEnv('PROVIDER_OCR_URL', service.endpoint.url);
  stubEnv('PROVIDER_OCR_TIMEOUT_MS', '60000');
  const { name, idNo } = person.facts;
  let answered = false;
  const reading = person.call('idCardOcr', { side: 'front' }, [frontPicture(name, idNo)]).finally(() => {
    answered = true;
  });
  await soon(() => expect(service.received).toHaveLength(1), 20_000);
  expect((await other.must('queryBankList', {})).list).toEqual([]);
  await other.must('signOut', {});
  expect(answered).toBe(false);
  await service.close();
  expect(await reading).toMatchObject({ code: pictureRefusals.readingUnavailable });
});
