import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { UpgradeModel } from '@/pages/upgrade/index.model';
import { page } from '@/platform/page';
import { update } from '@/platform/update';
import { Updates, updates } from '@/stores/update';
import { startGateway, type Bank } from '../gateway/harness';
import { host } from '../app/host';
import { startApp, type Seen } from '../app/phone';

const LIST = '/api/hotUpdate/list';
let bank: Bank;
let seen: Seen;
/** How often the app was restarted. */
let starts: number;
/** The host's own fetching, where the host does it. */
let fetched: (() => void) | undefined;
const untouched = { ...update };
beforeAll(async () => {
  bank = await startGateway({ network: true });
  seen = startApp(bank);
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.console.clearFaults();
  await bank.db.query('delete from releases where hot');
  persisted.set({ startedFor: '' });
  seen.toasts.length = 0;
  starts = 0;
  Object.assign(update, {
    byHost: false,
    apply: () => void (starts += 1),
    onReady: (ready: () => void) => void (fetched = ready),
  });
  host.reset(routes.home.path);
});
afterEach(() => {
  Object.assign(update, untouched);
});

const publish = (wgtVersion: string) =>
  bank.db.query(
    `insert into releases (wgt_version, version, title, notes, age_hours, hot) values ($1, '2.2.6', '修复', '["一"]', 0, true)`,
    [wgtVersion],
  );

describe('a newer build', () => {
  it('is started on a tab, once', async () => {
    const mine = new Updates();
    await mine.look();
    mine.atRest();
    expect([mine.newer, starts]).toEqual(['', 0]);
    await publish('2.2.6.1');
    await mine.look();
    expect(mine.newer).toBe('2.2.6.1');
    mine.atRest();
    expect([starts, persisted.get('startedFor')]).toEqual([1, '2.2.6.1']);
    // The address still serves the old build: it is not started a second time, and the failure is known.
    const again = new Updates();
    await again.look();
    again.atRest();
    expect([starts, again.failed]).toEqual([1, true]);
    await publish('2.2.6.2');
    await again.look();
    again.atRest();
    expect(starts).toBe(2);
  });

  it.each([routes.loanFront.path, routes.repayConfirm.path, routes.addContacts.path, routes.login.path])(
    'waits while %s is shown',
    async (path) => {
      await publish('2.2.6.1');
      const mine = new Updates();
      await mine.look();
      host.reset(routes.home.path, path);
      mine.atRest();
      expect(starts).toBe(0);
      host.reset(routes.user.path);
      mine.atRest();
      expect(starts).toBe(1);
    },
  );

  it.each([{ fault: 'status', value: 500 }, { fault: 'truncate' }])(
    'that cannot be queried changes nothing: %j',
    async (fault) => {
      await publish('2.2.6.1');
      await bank.console.faults([{ path: LIST, ...fault }]);
      const mine = new Updates();
      await mine.look();
      mine.atRest();
      expect(seen.toasts).toEqual([]);
    },
  );

  it('that the host has fetched is started on a tab, without a call to the gateway', async () => {
    Object.assign(update, { byHost: true });
    await publish('2.2.6.1');
    const mine = new Updates();
    mine.watch();
    await mine.look();
    expect(mine.newer).toBe('');
    host.reset(routes.home.path, routes.loan.path);
    fetched?.();
    expect([starts, mine.newer]).toEqual([0, 'host']);
    host.reset(routes.activity.path);
    mine.atRest();
    expect([starts, persisted.get('startedFor')]).toEqual([1, '']);
  });
});

describe('the page about versions', () => {
  const open = async () => {
    const model = new UpgradeModel();
    await model.load();
    return model;
  };

  it('says that this build is the newest, shows its release notes, and restarts the page', async () => {
    let reloads = 0;
    const untouchedReload = page.reload;
    Object.assign(page, { reload: () => void (reloads += 1) });
    const model = await open();
    expect([model.waiting, model.standing, model.standingNote]).toEqual([false, '已是最新', '']);
    expect(model.newest?.notes.length).toBeGreaterThan(0);
    expect(model.older.map(({ version }) => version)).toEqual(['1.1.4']);
    model.start();
    expect([reloads, starts]).toEqual([1, 0]);
    Object.assign(page, { reload: untouchedReload });
  });

  it('offers the newer one, and says so when it did not load', async () => {
    await publish('2.2.7');
    const model = await open();
    expect([model.waiting, model.newest?.wgtVersion]).toEqual([true, '2.2.7']);
    expect([model.standing, model.standingNote]).toEqual(['有新版本', '更新只要几秒，填写过的内容会保留']);
    expect(model.button).toEqual({ label: '立即更新', kind: 'primary' });
    model.start();
    expect(starts).toBe(1);
    const again = await open();
    expect(again.standingNote).toContain('逐步开放');
    expect(again.button).toEqual({ label: '再试一次', kind: 'soft' });
    updates.newer = '';
  });

  it('promises nothing before the host has fetched the build, where the host does that', async () => {
    Object.assign(update, { byHost: true });
    await publish('2.2.7');
    const model = await open();
    expect([model.waiting, model.standingNote]).toEqual([false, '新版本由微信自动下载，下载好后会自动更新']);
    updates.newer = 'host';
    expect([model.waiting, model.standingNote]).toEqual([true, '更新只要几秒，填写过的内容会保留']);
    updates.newer = '';
  });

  it('fails with a trace number and tries again', async () => {
    await bank.console.faults([{ path: '/app/upgrade', fault: 'status', value: 500, times: 1 }]);
    const model = await open();
    expect(model.releases.state).toBe('failed');
    await model.releases.load();
    expect(model.releases.state).toBe('ready');
  });
});
