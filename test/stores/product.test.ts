import '../app/sandboxSettings';
import { loanBar } from '@/features/entry/loan';
import { fetchPositions, forgetPositions } from '@/features/positions';
import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { forgetRoutePolicies, routePolicyOf } from '@/runtime/routePolicy';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';
import { track } from '@/stores/track';
import { startGateway, type Bank } from '../gateway/harness';
import { phones } from '../gateway/steps';
import { host } from '../app/host';
import { makeWorld, ok, type World } from '../request/world';
import { soon } from '../soon';
import { connect, logIn, start } from '../app/launched';
import { PERSON, Shelf } from '../app/device';

beforeEach(() => {
  new Shelf().install();
  session.clear('loggedOut');
  persisted.forget(['h5type', 'platform', 'productType', 'loanTypeCde', 'routeListDate']);
  forgetPositions();
  forgetRoutePolicies();
  host.reset(routes.home.path);
});

const enter = (before: string): unknown => channel.enter({ before, hash: '', host: '', path: '/' });

describe('the requested product', () => {
  let world: World;
  const sent = (path: string) => world.seen.filter((seen) => seen.path === path).map(({ params }) => params);

  beforeEach(() => {
    session.start({ tokenCode: 'T1', userInfo: PERSON }, '13800138000');
    const union = { exceptionCode: '', exceptionMsg: '', empowerState: { recallStatus: '0' } };
    world = makeWorld(({ path, params }) => {
      if (path === '/api/operation/list')
        return { envelope: { code: 200, data: { md5: 'm', positionDtoList: [] } } };
      if (path === '/api/routePolicy/list') return { envelope: { code: 200, data: [] } };
      if (path.startsWith('/api/')) return { envelope: { code: 200, data: {} } };
      if (path !== '/loan/queryLoanUnion') return ok({});
      // Barred from one product; another host may report that whichever product was requested.
      const disciplinaryStatus = [{ loanType: 'XQD001', disciplinaryType: '1' }];
      return ok({ ...union, disciplinaryStatus, asked: params['loginLoanType'] });
    });
  });

  it.each([
    ['productType=XQD001', 'XQD001', 'XQD001', true],
    ['loanTypeCde=JDXD', 'JDXD', 'JDXD', false],
    ['productType=XQD001&loanTypeCde=JDXD', 'XQD001', 'JDXD', true],
    ['productType=MOON', 'YQDC001', 'XDQ002', false],
    ['', 'YQDC001', 'XDQ002', false],
  ])('by "%s" is sent with the calls', async (query, product, flag, barred) => {
    enter(query);
    await fetchPositions('01');
    await routePolicyOf('Nowhere');
    const bar = await loanBar({});
    track.action({ eventType: 'submit', pageModule: 'loan' });
    track.attribution('login');
    await soon(() => expect(sent('/api/trackrecord/insertRecord')).toHaveLength(1));
    await soon(() => expect(sent('/api/trackrecord/event')).toHaveLength(1));
    expect(sent('/api/operation/list')).toMatchObject([{ loanType: product }]);
    expect(sent('/api/routePolicy/list')).toMatchObject([{ loanType: product }]);
    expect(sent('/loan/queryLoanUnion')).toMatchObject([{ loginLoanType: product }]);
    expect(sent('/api/trackrecord/insertRecord')).toMatchObject([{ loanType: product }]);
    const info = JSON.parse(String(sent('/api/trackrecord/event')[0]?.['actionEventInfo'])) as unknown;
    expect(info).toMatchObject({ sourceFlag: flag });
    // Spec §4 Loan start: the disciplinary type for the current product.
    expect(bar !== undefined).toBe(barred);
  });

  it('stays requested until a link requests another one', () => {
    enter('productType=XQD001&loanTypeCde=JDXD');
    enter('s=ygd');
    enter('productType=MOON');
    expect([channel.productType, channel.attributionFlag]).toEqual(['XQD001', 'JDXD']);
    enter('productType=XQD002');
    expect([channel.productType, channel.attributionFlag]).toEqual(['XQD002', 'XQD002']);
  });
});

describe('the sandbox, which lends one product', () => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await startGateway({ network: true });
    connect(bank);
  });
  afterAll(() => bank.close());

  it('answers for its own line, and bars a barred person, whatever the link requested', async () => {
    const person = await bank.person(phones(810)()).becomeCredited();
    start({ before: 's=ygd&productType=XQD001' });
    await logIn(person);
    expect(await loanBar({})).toBeUndefined();
    await bank.db.query("update customers set disciplinary_type = '7' where phone = $1", [person.phone]);
    expect(await loanBar({})).toMatch(/[\u4e00-\u9fff]/);
  });
});
