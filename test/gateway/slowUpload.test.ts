import { calls } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import type { AddressInfo } from 'node:net';
import { readLimits } from '../../gateway/limits';
import { drawDiploma, specimenDefaults } from '../../gateway/specimens';
import { uploadUnfinished, type Stopped } from './bank/upload';
import { Refused, startGateway, type Bank, type TestPerson } from './harness';

const MEGABYTE = 1024 * 1024;
const LONGEST = 8 * MEGABYTE;
const FIELDS = 4096;

let bank: Bank;
let person: TestPerson;
let slow: Stopped | undefined;
beforeAll(async () => {
  // Room for one upload of the largest file, and not for a second one.
  const limits = { ...readLimits({}), bytes: LONGEST + FIELDS, requestMs: 2000 };
  bank = await startGateway({ network: true, people: true, settings: { limits } });
  person = await bank.credited();
});
afterAll(async () => {
  slow?.end();
  await bank.close();
});

const upload = () => {
  const { name, school, year } = specimenDefaults;
  const bytes = drawDiploma({ name, school, year: Number(year) });
  return person.call('educationUpload', { kind: 'diploma' }, [{ name: 'a.png', type: 'image/png', bytes }]);
};

it('an upload that never ends, and is never silent, is let go when its time is over; its room is free again', async () => {
  const { access_token } = await person.must('oauthToken', {
    grant_type: 'client_credentials',
    scope: 'select',
    client_id: bank.keys.clientId,
    client_secret: bank.keys.clientSecret,
  });
  slow = uploadUnfinished({
    port: (bank.app.server.address() as AddressInfo).port,
    path: calls.educationUpload.path,
    headers: { authorization: `Bearer ${access_token}` },
    fields: { tokenCode: person.client.tokenCode, kind: 'diploma' },
    announced: LONGEST,
    sent: MEGABYTE,
    trickles: true,
  });
  let open = true;
  void slow.closed.then(() => (open = false));
  let busy = 0;
  let last = await upload();
  while (open || last instanceof Refused) {
    if (last instanceof Refused) expect(last.code).toBe(generalRefusals.busy);
    busy += last instanceof Refused ? 1 : 0;
    last = await upload();
  }
  // It held the room until then.
  expect(busy).toBeGreaterThan(0);
  expect(slow.answer()).toMatch(/^(HTTP\/1\.1 408|$)/);
});
