import { cardCalls, cardRefusals } from '@/contract/card';
import { dataExportCalls } from '@/contract/dataExport';
import { identityCalls } from '@/contract/identity';
import { loanStepCalls } from '@/contract/loanStep';
import { proposeCalls } from '@/contract/propose';
import { generalRefusals, sessionOverElsewhere } from '@/contract/refusals';
import { call, CallFailure, type RequestSettings } from '@/request';
import { BASE, makeWorld, no, ok, type Reply } from './world';

const [, , OVER] = sessionOverElsewhere;

const complaint = { typeId: 'a', content: '内容', fileIds: [], traceNo: '', requestNo: 'r' };
const given: Reply = { envelope: { code: 200, data: { proposeNo: 'P1' } } };
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a call', () => {
  it('in JSON has it for its body, and says so', async () => {
    const world = makeWorld(() => given);
    await expect(call(proposeCalls.proposeSave, complaint)).resolves.toEqual({ proposeNo: 'P1' });
    expect(world.seen[0]).toMatchObject({
      verb: 'POST',
      url: `${BASE}/api/propose/addSave`,
      headers: { 'content-type': 'application/json' },
    });
    // No phone in clear: the gateway knows it by the session.
    expect(world.seen[0]?.params).toEqual({ ...complaint, tokenCode: 't-1', loginState: '1' });
  });

  it('to propose has the bearer token also in the reading that knows no other', async () => {
    const world = makeWorld(() => given, { settings: { bearerRule: 'propose' } });
    await call(proposeCalls.proposeSave, complaint);
    await failure(call(cardCalls.queryBankList, {}));
    expect(world.seen.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer at-0', undefined]);
  });

  it('without an rv has no header for one', async () => {
    const world = makeWorld(() => ok({ list: [] }));
    await call(cardCalls.queryBankList, {});
    expect(Object.keys(world.seen[0]?.headers ?? {})).not.toContain('rv');
  });

  it('that the contract calls slow may take longer', async () => {
    const world = makeWorld(() => no(generalRefusals.broken));
    await failure(call(dataExportCalls.dataExportAsk, { checkToken: 'c' }));
    await failure(call(cardCalls.queryBankList, {}));
    expect(world.seen.map(({ timeoutMs }) => timeoutMs)).toEqual([60_000, 30_000]);
  });

  it('is sent once where files go one after another', async () => {
    const world = makeWorld(() => ok({ list: [] }), { port: { filesPerUpload: 'one' } });
    await expect(call(cardCalls.queryBankList, {})).resolves.toEqual({ list: [] });
    expect(world.seen).toHaveLength(1);
  });
});

it('a file goes in the field that the contract names', async () => {
  const world = makeWorld(() => ok({ imageId: 'i', front: null, back: null }));
  const { idCardOcr } = identityCalls;
  const other = { ...idCardOcr, files: { ...idCardOcr.files, field: 'fileUris' as const } };
  await call(other, { side: 'front' }, { files: [{ name: 'a', type: '', source: 'wxfile://a' }] });
  expect(world.seen[0]?.files).toMatchObject([{ field: 'fileUris' }]);
});

describe('an answer', () => {
  const ask = () => call(cardCalls.queryBankList, {});
  const open: Partial<RequestSettings> = { acceptUnsigned: true };

  it.each<readonly [string, Reply, string]>([
    ['is null', { text: 'null' }, 'Request failed: unreadable answer'],
    ['is a number', { text: '5' }, 'Request failed: unreadable answer'],
    [
      'has no data',
      { envelope: { RESPONSE: { RETURN_CODE: '000000' } } },
      'Request failed: answer does not fit the contract',
    ],
  ])('that %s is a failure of the network, and the log says why', async (_what, reply, errorInfo) => {
    const world = makeWorld(() => reply);
    await expect(ask()).rejects.toMatchObject({ kind: 'network' });
    expect(world.reports).toMatchObject([{ errorInfo }]);
  });

  it.each([ok(null), { envelope: { RESPONSE: { RETURN_CODE: '000000' } } }])(
    'without its data is none, although each of its fields could do without: %j',
    async (reply) => {
      makeWorld(() => reply);
      await expect(call(loanStepCalls.qryLoanStep, {})).rejects.toMatchObject({ kind: 'network' });
      makeWorld(() => ok({}));
      await expect(call(loanStepCalls.qryLoanStep, {})).resolves.toEqual({ drawing: null });
    },
  );

  it('in clear with code 200 is no sealed one', async () => {
    makeWorld(() => ({ envelope: { code: 200, data: { list: [] } }, inClear: true }), { settings: open });
    await expect(ask()).resolves.toEqual({ list: [] });
  });

  it('in clear may hold a field of the name of a sealed one', async () => {
    makeWorld(() => ({
      envelope: { code: cardRefusals.bankDeclined, msg: '不行', response: 'x' },
      inClear: true,
    }));
    await expect(ask()).rejects.toMatchObject({ kind: 'business', message: '不行' });
  });
});

describe('a failure', () => {
  it('of a build without an address says so, and sends nothing', async () => {
    const world = makeWorld(() => ok({}), { settings: { baseUrl: '' } });
    expect(await failure(call(cardCalls.queryBankList, {}))).toMatchObject({
      ...{ name: 'CallFailure', kind: 'network', code: '', message: 'Request URL not configured' },
      detail: 'Request URL not configured',
    });
    expect(world.seen).toEqual([]);
  });

  it('of a person without a session names no code', async () => {
    makeWorld(() => ok({}), { loggedIn: false });
    expect(await failure(call(cardCalls.queryBankList, {}))).toMatchObject({
      ...{ kind: 'expired', code: '', detail: 'Request failed: not logged in' },
    });
  });

  it('of the device is one of the network', async () => {
    const send = () => Promise.reject(new TypeError('broken'));
    makeWorld(() => ok({}), { port: { send } });
    expect(await failure(call(cardCalls.queryBankList, {}))).toMatchObject({
      ...{ kind: 'network', detail: 'Request failed: TypeError' },
    });
  });

  it.each<readonly [string, Reply, boolean]>([
    ['no answer', { failure: 'timeout' }, true],
    ['a gateway that broke', no(generalRefusals.broken), true],
    ['a repeated rv', no(generalRefusals.illegal), true],
    ['a refusal', no(cardRefusals.bankDeclined, '不行'), false],
    ['the end of the session', no(OVER), false],
  ])('after %s leaves in doubt whether it was done: %s', async (_what, reply, inDoubt) => {
    makeWorld(() => reply);
    const error = await failure(call(cardCalls.queryBankList, {}));
    expect(error).toBeInstanceOf(CallFailure);
    expect((error as CallFailure).inDoubt).toBe(inDoubt);
  });

  it('before the app has said how to reach the gateway is a mistake in the build', async () => {
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('@/request');
      await expect(fresh.call(cardCalls.queryBankList, {})).rejects.toThrow('request is not configured');
    });
  });
});
