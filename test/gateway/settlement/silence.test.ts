import { randomUUID } from 'node:crypto';
import { prepareDrawing } from '../../../gateway/console/person';
import { PROVIDER_NAMES } from '../../../gateway/providers/endpoint';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { startService } from '../providers/service';
import { backPicture, consent, frontPicture, phones, png } from '../steps';
import { stubEnv, unstubAllEnvs } from '../../stubs';
import { soon } from '../../soon';

/** A provider that is silent for a minute delays its own caller only: PGlite has one connection for all. */

const CUSTOMERS = 10;
const WISH = { amount: '500.00', term: 3, method: 'bullet' } as const;

let gateway: Bank;
let service: Awaited<ReturnType<typeof startService>>;
let others: TestPerson[];
const phone = phones(42_000);
beforeAll(async () => {
  [gateway, service] = await Promise.all([startGateway(), startService()]);
  others = [];
  for (let n = 0; n < CUSTOMERS; n += 1) others.push(await gateway.register(phone()));
  service.fallSilent();
});
afterEach(() => {
  unstubAllEnvs();
});
afterAll(() => Promise.all([gateway.close(), service.close()]));

type Ask = (person: TestPerson) => Promise<() => Promise<unknown>>;

/** Makes the gateway ask this provider; prepared first, while all providers answer. */
const ASKS: Readonly<Record<(typeof PROVIDER_NAMES)[number], Ask>> = {
  SMS: async () => {
    const stranger = gateway.person(phone());
    // The client asks for its access token first.
    await stranger.must('queryLoginPic', { phone: stranger.phone });
    return () => stranger.call('sendLoginSmsVCode', { phone: stranger.phone });
  },
  OCR: async (person) => {
    await consent(person, 'id-card');
    const { name, idNo } = person.facts;
    return () => person.call('idCardOcr', { side: 'front' }, [frontPicture(name, idNo)]);
  },
  FACE: async (person) => {
    await person.fillApplication();
    await consent(person, 'face');
    return () => person.call('getH5Token', { scene: 'credit', terminal: 'h5', nonce: 'nonce-1' });
  },
  BANK: async (person) => {
    await person.apply();
    const request = await prepareDrawing(person, WISH);
    return () => person.call('limitUseLoan', request);
  },
  CREDIT: async (person) => {
    await person.fillApplication();
    return () => person.call('creditSubmit', { publish: 'H5', step: 'appl', requestNo: randomUUID() });
  },
  EDUCATION: async (person) => {
    const picture = png(Buffer.from(backPicture('2020-01-01', '2040-01-01').bytes));
    await person.must('educationUpload', { kind: 'diploma' }, [picture]);
    const graduationYear = (await gateway.console.now()).getUTCFullYear();
    const said = { school: '云岭样本大学', level: 'bachelor' as const, graduationYear };
    return () => person.call('educationUpdate', { ...said, requestNo: randomUUID() });
  },
  WECHAT: async (person) => () =>
    person.call('silentLogin', { by: 'openId', code: 'a-code-of-wechat-login' }),
  SIGNATURE: async (person) => {
    await person.apply();
    const { agreements } = await person.must('queryContractList', {});
    const fileId = agreements[0]?.fileId ?? '';
    return () => person.call('contractPages', { fileId });
  },
  SQUARE: async (person) => () => person.call('squareAuthDetail', { code: 'a-code-of-the-plaza-0001' }),
};

it.each(PROVIDER_NAMES)('%s is silent: ten customers go on, and only its caller waits', async (name) => {
  const person = await gateway.register(phone());
  const ask = await ASKS[name](person);
  stubEnv(`PROVIDER_${name}_URL`, service.endpoint.url);
  stubEnv(`PROVIDER_${name}_TIMEOUT_MS`, '60000');
  const before = service.received.length;
  let waits = true;
  const asked = ask().finally(() => (waits = false));
  void asked.catch(() => undefined);
  await soon(() => expect(service.received.length).toBeGreaterThan(before), 30_000);
  const served = await Promise.all(
    others.map(async (other) => {
      await other.must('queryProdSts', { productType: 'YQDC001' });
      await other.must('updateAppContractRecord', { scene: 'id-card', templateIds: ['id-card'] });
      return other.must('queryBankList', {});
    }),
  );
  expect(served).toHaveLength(CUSTOMERS);
  expect(waits).toBe(true);
});
