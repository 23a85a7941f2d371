import { stage, type Journey } from './driver';
import { enterAs, makeCustomer } from './flows/persona';

const { journey } = stage();
const HOME = '/pages/home/index';

/** A link that logs the owner of this phone in: the part after the '#'. */
async function tokenLink({ console }: Journey, phone: string): Promise<string> {
  const { json } = await console.raw('POST', 'links/token', { phone });
  return (json as { query: string }).query.slice(1);
}

describe("a link's code", () => {
  it('logs in at a tap that names the person, and leads to the page that the link names', () =>
    journey('token-link', async (all) => {
      const { driver } = all;
      const phone = '13800161002';
      await makeCustomer(all, 'credited', phone);
      const toPage = encodeURIComponent('/pages/bussiness/bankcard/index');
      await driver.open(`${await tokenLink(all, phone)}&toPage=${toPage}`);
      await driver.see('将以 138 **** 1002 登录');
      await driver.screenshot('offer');
      await driver.tapRole('button', '登录');
      await driver.arrive('/pages/bussiness/bankcard/index');
      await driver.see('招商银行');
    }));

  it('does not replace a logged-in account: the person chooses which one to keep', () =>
    journey('token-link-other', async (all) => {
      const { driver } = all;
      const [mine, other] = ['13800161003', '13800161004'];
      await makeCustomer(all, 'credited', other);
      await enterAs(all, 'borrowing', mine);
      await driver.open(await tokenLink(all, other));
      await driver.see('用哪个账户？');
      await driver.screenshot('choose');
      await driver.tapRole('button', '继续用 138 **** 1003');
      await driver.arrive(HOME);
      await driver.open('/pages/user/index');
      await driver.see('138 **** 1003');
      await driver.open(await tokenLink(all, other));
      await driver.tapRole('button', '换成 138 **** 1004');
      await driver.arrive(HOME);
      await driver.open('/pages/user/index');
      await driver.see('138 **** 1004');
    }));
});
