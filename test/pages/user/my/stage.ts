import { forgetPositions } from '@/features/positions';
import { routes } from '@/navigation';
import { display } from '@/stores/display';
import { host } from '../../../app/host';
import { pickUp, startApp, type Seen } from '../../../app/phone';
import { startGateway, type Bank, type TestPerson } from '../../../gateway/harness';

interface Stage {
  readonly bank: Bank;
  readonly seen: Seen;
  readonly person: TestPerson;
}

/** The app on the phone of a person with a credit line. */
export function useStage(): Stage {
  const stage: { bank?: Bank; seen?: Seen; person?: TestPerson } = {};
  beforeAll(async () => {
    stage.bank = await startGateway({ network: true, people: true });
    stage.seen = startApp(stage.bank);
  });
  afterAll(() => stage.bank?.close());
  beforeEach(async () => {
    const { bank, seen } = stage;
    if (!bank || !seen) return;
    stage.person = await bank.credited();
    await pickUp(stage.person);
    display.setElder(false);
    forgetPositions();
    seen.toasts.length = 0;
    seen.questions.length = 0;
    host.reset(routes.home.path, routes.settings.path);
  });
  afterEach(async () => {
    await stage.bank?.console.clearFaults();
  });
  return stage as Stage;
}

/** Address of the current page. */
export const top = (): string => host.addresses[host.addresses.length - 1] ?? '';
