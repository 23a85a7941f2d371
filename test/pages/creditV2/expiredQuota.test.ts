import { enterCredit, enterLoan } from '@/features/entry';
import { configureNavigation, openTarget, routes } from '@/navigation';
import { CreditFrontModel } from '@/pages/creditV2/view/creditFrontPage.model';
import { HomeModel } from '@/pages/home/index.model';
import { host } from '../../app/host';
import { countCalls } from '../home/calls';
import { useStage } from './hand';

const stage = useStage(7700);
const STATE = '/applfront/credit/queryCreditState';
const STATUS = '/product/queryProdSts';
const AGAIN = '/loan/apply/reApply';
const STEPS = '/applfront/credit/queryCreditConf';
/** Spec §4 Credit entry: refresh product status, re-apply, query product status again. */
const REAPPLIED = [STATE, STATUS, AGAIN, STATUS];

/** Makes a person with an expired line, on the home page. */
beforeEach(async () => {
  const { bank, person } = stage;
  await person.apply();
  await bank.db.query(
    `update credit_lines set valid_to = date '2020-01-01'
     where customer_id = (select id from customers where phone = $1)`,
    [person.phone],
  );
  host.reset(routes.home.path);
});

const state = async () =>
  (await stage.person.must('queryCreditState', { loanType: 'YQDC001', nodes: '2,3,4,5,6' })).creditSts;

describe('the way into the flow with an expired quota', () => {
  it('from the button of the home page', async () => {
    const home = new HomeModel();
    await home.load();
    const calls = countCalls();
    await home.act();
    expect(calls).toEqual(REAPPLIED);
    expect(host.addresses).toEqual([routes.home.path, routes.creditFront.path]);
    expect(await state()).toBe('00000');
    calls.length = 0;
    const front = new CreditFrontModel(new Map());
    await front.load();
    // The re-application is done already: no second one.
    // Side by side, in any order.
    expect([...calls].sort()).toEqual([STATE, STEPS].sort());
    expect(front.content.value).toEqual({ kind: 'open' });
  });

  it.each(['Credit', 'event://toCredit'])('by the named event (%s)', async (target) => {
    configureNavigation({ flows: { toCredit: enterCredit, toLoan: enterLoan } });
    const calls = countCalls();
    await openTarget(target);
    expect(calls).toEqual(REAPPLIED);
    expect(host.addresses).toEqual([routes.home.path, routes.creditFront.path]);
  });

  it('by a link to the front page, which then shows the current steps', async () => {
    host.reset(routes.creditFront.path);
    const calls = countCalls();
    const front = new CreditFrontModel(new Map());
    await front.load();
    expect(calls.filter((path) => path !== STEPS)).toEqual(REAPPLIED);
    expect(calls[calls.length - 1]).toBe(STEPS);
    expect(front.content.value).toEqual({ kind: 'open' });
    expect(front.flow.current?.pageName).toBe('face');
    expect(host.addresses).toEqual([routes.creditFront.path]);
  });

  it('is closed when re-applying fails', async () => {
    await stage.bank.console.faults([{ path: AGAIN, fault: 'status', value: 500, times: 2 }]);
    const calls = countCalls();
    expect(await enterCredit(() => Promise.reject(new Error('no page is to be opened')))).toBe(false);
    const front = new CreditFrontModel(new Map());
    await front.load();
    expect(calls.filter((path) => path === AGAIN)).toHaveLength(2);
    expect(front.content.state).toBe('failed');
    expect(await state()).toBe('00004');
  });
});
