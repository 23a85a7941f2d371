import { randomUUID } from 'node:crypto';
import { partnerStepRefusals } from '@/contract/partnerStep';
import { creditRefusals } from '@/contract/credit';
import { personRefusals } from '@/contract/flowRefusals';
import { stubEnv, unstubAllEnvs } from '../stubs';
import { startGateway, type Bank, type TestPerson } from './harness';
import { startService } from './providers/service';
import { confirmBack, confirmFront, phones } from './steps';

/** The step of the credit flow that a person completes on a partner's page. */

const nextPhone = phones(7100);
const AGREED = { agreements: ['partner-data'] };
let bank: Bank;
let person: TestPerson;

beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.register(nextPhone());
  await bank.console.decide(person.phone, { creditFlow: 'partnerPage' });
});

const identified = async () => {
  await confirmFront(person);
  await confirmBack(person);
};
const start = async () => (await person.must('partnerStepStart', AGREED)).url;
const state = async () => (await person.must('partnerStepQuery', {})).state;
const pathOf = (url: string) => new URL(url).pathname;
const choose = (url: string, outcome: string) =>
  bank.app.inject({
    method: 'POST',
    url: '/sandbox/partner/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: pathOf(url).split('/').pop() ?? '', outcome }).toString(),
  });
const node = async () => {
  const { creditGrantingProcess } = await person.must('queryCreditConf', { publish: 'H5', step: 'appl' });
  return creditGrantingProcess.find(({ pageName }) => pageName === 'partner');
};

describe("a step on a partner's page", () => {
  it('is part of the flows that are configured with it, and of no other', async () => {
    expect(await node()).toMatchObject({
      pageComplete: 'N',
      pageRoute: '/pages/creditV2/view/outWebPage',
      processPercent: 50,
    });
    await bank.console.decide(person.phone, { creditFlow: 'usual' });
    expect(await node()).toBeUndefined();
    expect((await person.refused('partnerStepStart', AGREED)).code).toBe(partnerStepRefusals.noPartnerStep);
  });

  it('begins after the ID card and with its own consent, which the ledger keeps and takes back', async () => {
    expect((await person.refused('partnerStepStart', AGREED)).code).toBe(personRefusals.idCardMissing);
    await identified();
    expect((await person.refused('partnerStepStart', { agreements: ['face'] })).code).toBe(
      partnerStepRefusals.partnerConsentMissing,
    );
    await choose(await start(), 'done');
    expect(await state()).toBe('done');
    const { list } = await person.must('empowerState', {});
    expect(list.find(({ id }) => id === 'partner-data')).toMatchObject({ given: 'Y', barred: '' });
    await person.must('empowerWithdraw', { id: 'partner-data' });
    expect([await state(), (await node())?.pageComplete]).toEqual(['none', 'N']);
  });

  it('shows the person masked, in a frame of the product alone, and takes one choice', async () => {
    await identified();
    const url = await start();
    const page = await bank.app.inject(pathOf(url));
    expect(page.body).toContain('****');
    expect(page.body).not.toContain(person.phone);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await choose(url, 'done')).statusCode).toBe(200);
    expect((await choose(url, 'refused')).statusCode).toBe(404);
    expect((await bank.app.inject(pathOf(url))).statusCode).toBe(404);
    expect(await state()).toBe('done');
  });

  it('asked for twice at once is one step: both get the same page', async () => {
    await identified();
    const urls = await Promise.all([start(), start(), start()]);
    expect(new Set(urls).size).toBe(1);
    await choose(urls[2] ?? '', 'done');
    expect(await state()).toBe('done');
  });

  it('is the same one until it is decided, and a new one after 30 minutes', async () => {
    await identified();
    const url = await start();
    expect(await start()).toBe(url);
    expect(await state()).toBe('open');
    await bank.console.advanceMinutes(31);
    expect(await state()).toBe('none');
    expect((await bank.app.inject(pathOf(url))).statusCode).toBe(404);
    expect(await start()).not.toBe(url);
  });

  it.each(['refused', 'failed'] as const)('that ended as %s can be tried again', async (outcome) => {
    await identified();
    const url = await start();
    await choose(url, outcome);
    expect([await state(), (await node())?.pageComplete]).toEqual([outcome, 'N']);
    const again = await start();
    expect(again).not.toBe(url);
    await choose(again, 'done');
    expect([await state(), (await node())?.pageComplete]).toEqual(['done', 'Y']);
    expect((await person.refused('partnerStepStart', AGREED)).code).toBe(partnerStepRefusals.noPartnerStep);
  });

  it('that a silent partner decided counts once the partner speaks, also after the page was closed', async () => {
    await identified();
    const url = await start();
    await bank.console.decide(person.phone, { partner: 'silent' });
    await choose(url, 'done');
    expect(await state()).toBe('open');
    await bank.console.advanceMinutes(40);
    await bank.console.decide(person.phone, { partner: 'open' });
    expect(await state()).toBe('done');
  });

  it('is not begun while the partner does not answer', async () => {
    await identified();
    await bank.console.decide(person.phone, { partner: 'down' });
    expect((await person.refused('partnerStepStart', AGREED)).code).toBe(
      partnerStepRefusals.partnerPageUnavailable,
    );
    expect(await state()).toBe('none');
  });

  it('is needed for the application', async () => {
    const submit = () => ({ publish: 'H5', step: 'appl', requestNo: randomUUID() }) as const;
    await bank.console.decide(person.phone, { creditFlow: 'usual' });
    await person.must('updateAppContractRecord', {
      scene: 'credit',
      templateIds: ['personal-info', 'credit-report'],
    });
    await person.fillApplication();
    await bank.console.decide(person.phone, { creditFlow: 'partnerPage' });
    expect((await person.refused('creditSubmit', submit())).code).toBe(creditRefusals.stepsMissing);
    await person.fillApplication();
    expect(await state()).toBe('done');
    expect((await person.must('creditSubmit', submit())).state).toBe('approved');
  });

  it('of another person is out of reach: each asks about the own one', async () => {
    await identified();
    await choose(await start(), 'done');
    const other = await bank.register(nextPhone());
    expect((await other.must('partnerStepQuery', {})).state).toBe('none');
  });

  it('at a real service: silent for too long is no decision, and a broken answer neither', async () => {
    await identified();
    const service = await startService();
    try {
      stubEnv('PROVIDER_CREDIT_URL', service.endpoint.url);
      stubEnv('PROVIDER_CREDIT_TIMEOUT_MS', '300');
      service.answer({ url: 'http://not-encrypted.example/page' });
      expect((await person.refused('partnerStepStart', AGREED)).code).toBe(
        partnerStepRefusals.partnerPageUnavailable,
      );
      service.answer({ url: 'https://partner.example/page' });
      expect(await start()).toBe('https://partner.example/page');
      service.answer({ result: 'sure' });
      expect(await state()).toBe('open');
      service.answer({ result: 'done' });
      expect(await state()).toBe('done');
      service.fallSilent();
      expect(await state()).toBe('done');
    } finally {
      unstubAllEnvs();
      await service.close();
    }
  });
});
