import { configureNavigation, currentRoute, routes } from '@/navigation';
import { admit } from '@/navigation/guard';
import { update } from '@/platform/update';
import { host } from '../app/host';

beforeEach(() => {
  configureNavigation({ loggedIn: () => true });
  Object.assign(update, { hostTooOld: () => true });
});
afterEach(() => {
  Object.assign(update, { hostTooOld: () => false });
});

describe('in a WeChat that is too old', () => {
  it('no page loads, and the page that says so is the only one', async () => {
    host.reset(routes.home.path, routes.repay.path);
    expect(admit(currentRoute())).toBe(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(host.addresses).toEqual([routes.upgrade.path]);
    expect(admit(currentRoute())).toBe(false);
    expect(host.moves).toEqual([`reLaunch ${routes.upgrade.path}`]);
  });
});
