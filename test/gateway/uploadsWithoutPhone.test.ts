import { calls, type CallDefinition } from '@/contract';
import { pictureRefusals } from '@/contract/flowRefusals';
import type { Trace } from '../../gateway/trace';
import { startGateway, type Bank } from './harness';

/** What is sent in clear holds no phone (docs/spec-notes.md): the console finds such calls by the session's. */

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

it('a complaint and an upload carry no phone, and the trace still finds them by it', async () => {
  const person = await bank.credited();
  const requestNo = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const complaint = { typeId: 'cost', content: '页面打不开', fileIds: [], traceNo: '', requestNo };
  const { http } = await person.client.prepare('proposeSave', complaint);
  expect(String(http.payload)).not.toContain(person.phone);
  const form = (await person.client.prepare('proposeUpload', {})).http;
  expect(String(form.payload)).not.toContain(person.phone);
  await person.call('proposeSave', complaint);
  await person.call('proposeUpload', {}, [{ name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from('x') }]);
  const { json } = await bank.console.raw('GET', `traces?phone=${person.phone}`);
  const found = (json as readonly Trace[]).map(({ call }) => call);
  expect(found).toEqual(expect.arrayContaining(['proposeSave', 'proposeUpload']));
  expect(JSON.stringify(json)).not.toContain(person.phone);
});

it("a fault that is meant for one person meets this person's upload, and no one else's", async () => {
  const person = await bank.credited();
  const other = await bank.credited();
  const { path }: CallDefinition = calls.proposeUpload;
  await bank.console.raw('POST', 'faults', [
    { path, fault: 'returnCode', value: pictureRefusals.picturesUsedUp, phone: person.phone },
  ]);
  const send = (who: typeof person) =>
    who.call('proposeUpload', {}, [{ name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from('x') }]);
  expect(await send(other)).not.toMatchObject({ code: pictureRefusals.picturesUsedUp });
  expect(await send(person)).toMatchObject({ code: pictureRefusals.picturesUsedUp });
});
