import { generalRefusals } from '@/contract/refusals';
import { readLimits } from '../../gateway/limits';
import { drawDiploma, specimenDefaults } from '../../gateway/specimens';
import { Crowd } from './bank/crowd';
import type { Stopped } from './bank/upload';
import { Refused, startGateway, type Bank, type TestPerson } from './harness';

const MEGABYTE = 1024 * 1024;
/** Less than a picture is left beside FILL. */
const ROOM = 2 * MEGABYTE;
const FILL = ROOM - 8 * 1024;

let bank: Bank;
let person: TestPerson;
let slow: Stopped | undefined;
beforeAll(async () => {
  const limits = { ...readLimits({}), bytes: ROOM, requestMs: 2000 };
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
  const crowd = await Crowd.before(bank);
  slow = await crowd.hold(String(person.client.tokenCode), crowd.address(), FILL);
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
