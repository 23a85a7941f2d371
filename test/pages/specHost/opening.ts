import { TOASTS } from '@/domain/errors/toasts';
import { routes, type RouteKey } from '@/navigation';
import { idle } from '@/platform/idle';
import type { RequestSettings } from '@/request';
import { hostOffers } from '@/stores/offers';
import type { ProfileName } from '../../../gateway/profile/names';
import { host } from '../../app/host';
import { pickUp, startApp, type Seen } from '../../app/phone';
import { startGateway, type Bank } from '../../gateway/harness';
import { modelOf } from '../overMidnight/opened';
import { PAGES } from '../overMidnight/pages';
import { askLeaveAsBrowsersDo } from './browser';
import { failuresIn } from './failures';

/** What a page says when something is not as it should be (spec §8, and ours). */
const FAULTS: readonly string[] = Object.values(TOASTS);

/** What came of a page: what it says that it cannot show, and what the error log was told. */
export interface Opened {
  readonly failures: readonly string[];
  readonly reports: readonly string[];
}

/** The app of a person with a loan, in a browser on another origin than its host. Returns what opens a page. */
export function useSpecHost(
  profile: ProfileName,
  settings: Partial<RequestSettings> = {},
): (key: RouteKey) => Promise<Opened> {
  let bank: Bank;
  let seen: Seen;
  let params: Readonly<Record<string, string>>;
  let goBack: () => void;

  beforeAll(async () => {
    const gateway = { profile, pathPrefix: '/gateway' };
    bank = await startGateway({ network: true, people: true, settings: gateway });
    // A device without a screen is never idle.
    Object.assign(idle, { soon: (act: () => void) => act() });
    goBack = askLeaveAsBrowsersDo('https://m.bank.example');
    seen = startApp(bank, { traceHeader: false, gatewayPrefix: '/gateway', ...settings });
    const person = await bank.credited();
    const { loanNo } = await person.draw({ purpose: 'decoration' });
    const { list: cards } = await person.must('queryBankList', {});
    const { contracts } = await person.must('queryLoanState', { loanNo });
    const fileId = contracts[0]?.fileId ?? '';
    params = { loanNo, fileId, cardId: cards[0]?.cardId ?? '', no: '', action: 'logOff' };
    await pickUp(person);
  });
  afterAll(async () => {
    goBack();
    hostOffers.forget();
    await bank.close();
  });

  return async (key) => {
    const Model = await modelOf(key);
    if (Model === undefined) return { failures: [], reports: [] };
    const row = PAGES[key];
    await row.before?.(params['loanNo'] ?? '');
    host.reset(routes.home.path, routes[key].path);
    seen.toasts.length = 0;
    seen.reports.length = 0;
    const model = new Model(new Map(Object.entries({ ...params, ...row.params })));
    await model.load();
    const failures = [...failuresIn(model), ...seen.toasts.filter((text) => FAULTS.includes(text))];
    model.dispose?.();
    return { failures, reports: [...seen.reports] };
  };
}
