import { codeLoginRefusals } from '@/contract/login';
import { generalRefusals } from '@/contract/refusals';
import { PROVIDER_NAMES } from '../../../gateway/providers/endpoint';
import { startGateway, type Bank } from '../harness';
import { stubEnv, unstubAllEnvs } from '../../stubs';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const PHONE = '13800000001';
const DAY_MS = 86_400_000;

describe('messages', () => {
  it('are listed newest first, for one phone or for all, with the code in a separate field', async () => {
    const person = bank.person(PHONE);
    await person.must('sendLoginSmsVCode', { phone: PHONE });
    await bank.console.advanceMinutes(2);
    await person.must('sendLoginVoiceVCode', { phone: PHONE });
    await bank.person('13800000002').must('sendLoginSmsVCode', { phone: '13800000002' });
    const own = await bank.console.messages(PHONE);
    expect(own.map(({ channel }) => channel)).toEqual(['voice', 'sms']);
    for (const { code, text, phone } of own) {
      expect(code).toMatch(/^\d{6}$/);
      expect(text).toContain(code);
      expect(phone).toBe(PHONE);
    }
    expect((await bank.console.messages()).map(({ phone }) => phone)).toEqual(['13800000002', PHONE, PHONE]);
  });
});

it('accepts JSON only, so a form on another site cannot post to it', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
    const answer = await bank.app.inject({
      method: 'POST',
      url: '/sandbox/api/customers',
      headers: { 'content-type': type },
      payload: 'phone=13800000090&persona=new',
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 400, message: '请求体应是 JSON' }]);
  }
  expect((await bank.console.raw('GET', 'customers/13800000090')).status).toBe(400);
});

describe('clock', () => {
  it('moves forward by days and minutes, and what expires follows the clock', async () => {
    const person = bank.person('13800000003');
    await person.must('sendLoginSmsVCode', { phone: person.phone });
    const before = await bank.console.now();
    await bank.console.advanceMinutes(6);
    const code = await bank.console.codeOf(person.phone);
    const login = { phone: person.phone, code, sourceFlag: '', agreements: ['register', 'privacy'] };
    expect((await person.refused('registerOrLogin', login)).code).toBe(codeLoginRefusals.codeExpired);
    await bank.console.advanceDays(3);
    const moved = (await bank.console.now()).getTime() - before.getTime();
    expect(moved).toBeGreaterThanOrEqual(3 * DAY_MS + 6 * 60_000);
    expect(moved).toBeLessThan(3 * DAY_MS + 30 * 60_000);
  });
});

describe('sessions', () => {
  it('ended in the console look like expired ones: the next call gets the expired-login refusal', async () => {
    const person = await bank.register('13800000004');
    expect(await person.must('queryBankList', {})).toEqual({ list: [] });
    await bank.console.expireSessions(person.phone);
    expect((await person.refused('queryBankList', {})).code).toBe(generalRefusals.sessionOver);
  });
});

describe('decisions', () => {
  it('change the named fields and keep the rest', async () => {
    await bank.console.decide('13800000005', { credit: 'deny' });
    expect(await bank.console.decide('13800000005', { disburse: 'hold' })).toEqual({
      credit: 'deny',
      disburse: 'hold',
      face: 'ask',
      card: 'sign',
      collect: 'pay',
      education: 'approve',
      products: 'loan',
      banks: 'open',
      cardSwitch: 'open',
      creditFlow: 'usual',
      partner: 'open',
    });
  });

  it('are applied: a held application is decided once the decision is changed', async () => {
    const person = await bank.register('13800000006');
    await bank.console.decide(person.phone, { credit: 'hold' });
    expect(await person.apply()).toMatchObject({ state: 'reviewing' });
    await bank.console.decide(person.phone, { credit: 'approve' });
    expect(await person.must('creditStatus', {})).toMatchObject({ state: 'approved', total: '50000.00' });
  });
});

describe('ledger', () => {
  it('gives balances in yuan that follow a drawing and sum to zero', async () => {
    const person = await bank.person('13800000007').becomeCredited();
    await person.draw({ amount: '3000.00', term: 3 });
    const { accounts, balanced, postings, entries, ...rest } = await bank.console.ledger();
    // Every order that the bank has carried out is booked exactly once, and nothing else is booked.
    expect(rest).toEqual({ orders: { sent: 0, approved: entries, declined: 0 }, carriedOut: entries });
    const balances = Object.fromEntries(accounts.map(({ code, balance }) => [code, balance]));
    expect(balances).toEqual({
      bank: '-3000.00',
      principal: '3000.00',
      interest: '0.00',
      penalty: '0.00',
      discount: '0.00',
    });
    expect([balanced, postings, entries]).toEqual([true, 2, 1]);
  });
});

describe('specimens', () => {
  it('are listed with their parameters, and each address returns a JPEG', async () => {
    const { json } = await bank.console.raw('GET', 'specimens');
    const list = json as { path: string; query: Record<string, string> }[];
    expect(list.map(({ path }) => path)).toHaveLength(5);
    for (const { path, query } of list) {
      const answer = await bank.app.inject(`${path}?${new URLSearchParams(query).toString()}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(answer.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    }
  });
});

describe('a wrong request answers 400 with a Chinese sentence and changes nothing', () => {
  it.each([
    ['POST', 'clock', {}, /advanceDays/],
    ['POST', 'clock', { advanceDays: 0 }, /只能向前拨/],
    ['POST', 'clock', { advanceDays: -35 }, /只能向前拨/],
    ['POST', 'clock', { advanceDays: 1.5 }, /整数/],
    ['POST', 'clock', { advanceDays: 1, advanceMinutes: 1 }, /之一/],
    ['POST', 'clock', 'tomorrow', /advanceDays/],
    ['GET', 'messages?phone=138', undefined, /手机号应是11位数字/],
    ['GET', 'customers/13899999999', undefined, /还没有注册/],
    ['GET', 'customers/__proto__', undefined, /手机号应是11位数字/],
    ['POST', 'customers', undefined, /请给出 phone 和 persona/],
    ['POST', 'sessions/expire', { phone: '13899999999' }, /还没有注册/],
    ['POST', 'decisions', { phone: PHONE, credit: 'maybe' }, /credit 应是其中之一：approve、deny、hold/],
    ['POST', 'decisions', { phone: PHONE, mood: 'good' }, /请给出 phone 和要改的决定/],
    ['POST', 'faults', { path: '/loan/limitUseLoan', fault: 'drop' }, /故障数组/],
    ['POST', 'faults', [], /空的/],
    ['POST', 'faults', [{ path: '/nowhere', fault: 'drop' }], /没有这个调用路径：\/nowhere/],
    ['POST', 'faults', [{ path: '/loan/limitUseLoan', fault: 'explode' }], /fault 应是其中之一/],
    ['POST', 'faults', [{ path: '/loan/limitUseLoan', fault: 'delay', value: 'long' }], /毫秒/],
    ['POST', 'faults', [{ path: '/loan/limitUseLoan', fault: 'status', value: 200 }], /400到599/],
    ['POST', 'faults', [{ path: '/loan/limitUseLoan', fault: 'returnCode' }], /请给出 value/],
    ['POST', 'faults', [{ path: '/loan/limitUseLoan', fault: 'drop', times: 0 }], /次数/],
  ] as const)('%s %s %j', async (method, path, body, message) => {
    const before = await bank.console.raw('GET', 'faults');
    const { status, json } = await bank.console.raw(method, path, body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 400, message: expect.stringMatching(message) as unknown });
    expect(await bank.console.raw('GET', 'faults')).toEqual(before);
  });

  it('and says of each wrong entry what is wrong with it', async () => {
    const wrongOf = async (path: string, body: object) =>
      ((await bank.console.raw('POST', path, body)).json as { fields?: object }).fields;
    expect(await wrongOf('releases', { version: '2', notes: [] })).toEqual({
      version: '版本号应是用点分开的数字，如 2.2.7',
      notes: '至少要写一条说明',
    });
    expect(await wrongOf('faults', [{ path: '', fault: 'drop', times: 0 }])).toEqual({
      path: '请写调用路径',
      times: expect.stringMatching(/^次数应是1到/) as unknown,
    });
    expect(await wrongOf('gray', { percent: null, monitor: 10 })).toEqual({
      percent: '比例应是0到100的整数',
    });
  });

  it('a body that is not JSON, and an address that does not exist', async () => {
    const broken = await bank.app.inject({
      method: 'POST',
      url: '/sandbox/api/clock',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect([broken.statusCode, broken.json()]).toEqual([400, { code: 400, message: '请求体应是 JSON' }]);
    expect((await bank.console.raw('GET', 'nothing')).status).toBe(404);
  });
});

describe('the page', () => {
  it('is served with its files, under a policy that lets nothing foreign in', async () => {
    expect((await bank.app.inject('/sandbox')).headers.location).toBe('/sandbox/');
    const page = await bank.app.inject('/sandbox/');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    const needed = Array.from(
      page.body.matchAll(/(?:href|src)="([\w./]+\.(?:css|js|svg))"/g),
      ([, file]) => file,
    );
    expect(needed).toHaveLength(3);
    for (const file of needed) expect((await bank.app.inject(`/sandbox/${file}`)).statusCode).toBe(200);
  });
});

describe('in production mode', () => {
  it('a gateway without a provider does not start, and names the provider', async () => {
    await expect(startGateway({ settings: { production: true } })).rejects.toThrow('PROVIDER_BANK_URL');
  });

  it('there is no console, no specimen and no face page', async () => {
    for (const name of PROVIDER_NAMES) stubEnv(`PROVIDER_${name}_URL`, 'https://services.example');
    const production = await startGateway({ settings: { production: true } });
    try {
      for (const url of [
        '/sandbox/',
        '/sandbox/api/clock',
        '/sandbox/specimens/id-front.jpg',
        '/sandbox/face/x',
      ]) {
        expect([url, (await production.app.inject(url)).statusCode]).toEqual([url, 404]);
      }
    } finally {
      unstubAllEnvs();
      await production.close();
    }
  });
});
