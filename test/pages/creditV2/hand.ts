import { routes } from '@/navigation';
import { album } from '@/platform/album';
import type { PickOutcome } from '@/platform/album';
import { drafts } from '@/storage/drafts';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { phones } from '../../gateway/steps';
import { host } from '../../app/host';
import { pickUp, startApp, type Seen } from '../../app/phone';

/** The device's picker: what the person takes or chooses next. */
export function choose(outcome: PickOutcome): void {
  Object.assign(album, { pickOrTake: () => Promise.resolve(outcome) });
}

/** The same for several pictures, one after the other; then the person leaves the picker. Returns how many were asked for. */
export function chooseInTurn(...outcomes: readonly PickOutcome[]): () => number {
  let asked = 0;
  const next = (): Promise<PickOutcome> => {
    asked += 1;
    return Promise.resolve(outcomes[asked - 1] ?? { ok: false, reason: 'cancelled' });
  };
  Object.assign(album, { pickOrTake: next });
  return () => asked;
}

/** A picture as a browser passes it. */
export const photo = (bytes: Uint8Array, type = 'image/png', size = bytes.length): PickOutcome => ({
  ok: true,
  file: { name: 'photo.png', type, size, source: new Blob([new Uint8Array(bytes)], { type }) },
});

/** Starts the app on the person's phone, without a begun application. */
export async function pickUpFor(person: TestPerson): Promise<void> {
  await pickUp(person);
  drafts.drop('credit');
}

/** The tools of a test of this package, new for each test. */
export interface Stage {
  readonly bank: Bank;
  readonly seen: Seen;
  readonly person: TestPerson;
}

/** The app on a new person's phone, over the file's own gateway; `first` separates the phones of two files. */
export function useStage(first: number): Stage {
  const nextPhone = phones(first);
  const stage: { bank?: Bank; seen?: Seen; person?: TestPerson } = {};
  beforeAll(async () => {
    stage.bank = await startGateway({ network: true });
    stage.seen = startApp(stage.bank);
  });
  afterAll(() => stage.bank?.close());
  beforeEach(async () => {
    await stage.bank?.console.clearFaults();
    stage.person = await stage.bank?.register(nextPhone());
    if (stage.person) await pickUpFor(stage.person);
    if (stage.seen) stage.seen.toasts.length = 0;
    host.reset(routes.home.path, routes.creditFront.path);
  });
  return stage as Stage;
}
