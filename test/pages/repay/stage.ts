import { routes } from '@/navigation';
import { drafts } from '@/storage/drafts';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { pickUp, startApp, type Seen } from '../../app/phone';

/** The tools of a test of this package, new for each test. */
export interface Stage {
  readonly bank: Bank;
  readonly seen: Seen;
  readonly person: TestPerson;
  /** The loan of 12,000.00 in 12 equal instalments that the person has drawn. */
  readonly loanNo: string;
}

/** The app on the phone of a person with one loan, over the gateway of the file. */
export function useStage(): Stage {
  const stage: { bank?: Bank; seen?: Seen; person?: TestPerson; loanNo?: string } = {};
  beforeAll(async () => {
    stage.bank = await startGateway({ network: true, people: true });
    stage.seen = startApp(stage.bank);
  });
  afterAll(() => stage.bank?.close());
  beforeEach(async () => {
    const { bank, seen } = stage;
    if (!bank || !seen) return;
    const person = await bank.credited();
    stage.person = person;
    stage.loanNo = (await person.draw()).loanNo;
    await pickUp(person);
    drafts.drop('repay');
    seen.toasts.length = 0;
    seen.questions.length = 0;
    host.reset(routes.home.path, routes.repay.path);
  });
  afterEach(async () => {
    await stage.bank?.console.clearFaults();
  });
  return stage as Stage;
}

/** Address of the current page. */
export const top = (): string => host.addresses[host.addresses.length - 1] ?? '';

/** Parameters of the current page, which must be the one at `path`, as a model gets them. */
export function paramsOf(path: string): Map<string, string> {
  const [here, query = ''] = top().split('?');
  expect(here).toBe(path);
  return new Map(new URLSearchParams(query));
}
