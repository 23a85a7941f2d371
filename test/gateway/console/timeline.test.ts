import type { Trace } from '../../../gateway/trace';
import type { TimelineEvent } from '../../../gateway/console/timeline';
import { addDeviceReport } from '../../../gateway/queries/devices';
import { addTracks } from '../../../gateway/queries/tracks';
import { startGateway, type Bank, type TestPerson } from '../harness';

let bank: Bank;
let person: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ people: true });
  person = await bank.credited();
  other = await bank.credited();
});
afterAll(() => bank.close());

const timeline = async (query: Readonly<Record<string, string>> = {}) => {
  const { status, json } = await bank.console.raw('GET', `timeline?${new URLSearchParams(query).toString()}`);
  if (status !== 200) throw new Error(JSON.stringify(json));
  return json as readonly TimelineEvent[];
};
const ofPerson = (words = '') => timeline({ phone: person.phone, words });

describe('the timeline of a person', () => {
  it('has the call, the bank’s order, the posting and the message of a drawing, each by the product’s clock', async () => {
    await bank.console.advanceDays(2);
    const before = (await bank.console.now()).toISOString();
    const { loanNo } = await person.draw();
    const after = (await bank.console.now()).toISOString();
    const drawn = (await ofPerson()).filter(({ at }) => at >= before && at <= after);
    expect(drawn.find((one) => one.kind === 'call' && one.call === 'limitUseLoan')).toMatchObject({
      good: true,
    });
    expect(drawn.find(({ kind }) => kind === 'order')).toMatchObject({
      ...{ order: 'disburse', state: 'approved', phone: person.phone },
      fields: { ref: loanNo },
    });
    const posting = drawn.find((one) => one.kind === 'posting');
    expect(posting).toMatchObject({ entry: 'drawing', ref: loanNo });
    expect(posting?.lines.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
    expect(drawn.some(({ kind, phone }) => kind === 'message' && phone === person.phone)).toBe(true);
  });

  it('finds a number also as it is copied from a failure screen', async () => {
    const { loanNo } = await person.draw();
    const found = await ofPerson(loanNo);
    expect(found.length).toBeGreaterThan(0);
    for (const words of [`问题编号 ${loanNo}`, ` 问题编号：${loanNo} `])
      expect(await ofPerson(words)).toEqual(found);
  });

  it('is newest first, and has nothing of another person', async () => {
    await other.draw();
    const events = await ofPerson();
    const times = events.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(events.filter(({ phone }) => !['', person.phone].includes(phone))).toEqual([]);
    const everybody = await timeline();
    const calls = everybody.filter(({ kind }) => kind === 'call');
    expect(calls.some(({ phone }) => phone === other.phone)).toBe(true);
    expect(calls.some(({ phone }) => phone === person.phone)).toBe(true);
  });

  it('has what their client reported, however much others have reported since', async () => {
    const reportsOf = async (whose: TestPerson, times: number) => {
      const { custNo } = await bank.console.customer<{ custNo: string }>(whose.phone);
      const at = await bank.console.now();
      await addTracks(bank.db, at, 'page', Array(times).fill({ custId: custNo, page_id: whose.phone }));
      const report = { kind: 'error', vendor: 'DX', phone: whose.phone, record: {} } as const;
      for (let n = 0; n < times; n += 1) await addDeviceReport(bank.db, at, report);
    };
    await reportsOf(person, 1);
    await reportsOf(other, 200);
    const reports = await timeline({ phone: person.phone, kind: 'report' });
    const named = reports.filter(({ phone }) => phone !== '');
    expect(named.map((one) => [one.kind === 'report' && one.report, one.phone]).sort()).toEqual([
      ['device', person.phone],
      ['page', person.phone],
    ]);
    const everybody = await timeline({ kind: 'report' });
    expect(everybody.some((one) => one.kind === 'report' && one.report === 'page')).toBe(true);
  });

  it('finds a call by its trace number, also by a word of its answer, and its whole trace by its id', async () => {
    const [call] = (await ofPerson()).filter((one) => one.kind === 'call');
    expect(call?.kind).toBe('call');
    const { traceId } = call as { traceId: number };
    const { json } = await bank.console.raw('GET', `traces/${traceId}`);
    const trace = json as Trace;
    expect([trace.call, trace.id]).toEqual([(call as { call: string }).call, traceId]);
    const found = await ofPerson('limituseloan');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => one.kind === 'call')).toBe(true);
    expect(await ofPerson('没有这样的词')).toEqual([]);
  });

  it.each(['call', 'posting', 'order', 'message'] as const)(
    'has only events of the kind %s if asked for it',
    async (kind) => {
      const events = await timeline({ phone: person.phone, kind });
      expect(new Set(events.map((event) => event.kind))).toEqual(new Set([kind]));
    },
  );

  it('says of a trace that is gone that it is gone', async () => {
    const { status, json } = await bank.console.raw('GET', 'traces/99999999');
    expect([status, (json as { message: string }).message]).toEqual([400, '这个调用已经不在内存里了']);
    expect((await bank.console.raw('GET', 'traces/last')).status).toBe(400);
  });

  it('refuses a phone that is none', async () => {
    expect((await bank.console.raw('GET', 'timeline?phone=123')).status).toBe(400);
  });
});

it('says when the quote ends that a person may pay, and nothing once it has ended', async () => {
  const ends = async () =>
    (await bank.console.customer<{ quoteEndsAt: string | null }>(other.phone)).quoteEndsAt;
  expect(await ends()).toBeNull();
  const [loan] = (await bank.console.customer<{ loans: { loanNo: string }[] }>(other.phone)).loans;
  await other.must('repaymentTrial', { kind: 'payoff', loanNos: [loan?.loanNo ?? ''] });
  const end = await ends();
  expect(Date.parse(end ?? '')).toBeGreaterThan((await bank.console.now()).getTime());
  await bank.console.advanceDays(1);
  expect(await ends()).toBeNull();
});
