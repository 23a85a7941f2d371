import { PATIENCE_MS, stage, type Journey } from './driver';
import { logInHere } from './flows/login';
import { makeCustomer } from './flows/persona';
import { soon } from '../soon';

const { journey } = stage();
const HOME = '/pages/home/index';

interface Arrivals {
  readonly groupUsers: readonly { readonly userId: string; readonly platform: string }[];
}

/** Employees who came in from a group, as reported to the gateway. */
async function groupUsers({ console }: Journey): Promise<Arrivals['groupUsers']> {
  const { json } = await console.raw('GET', 'entries');
  return (json as Arrivals).groupUsers;
}

/** A plaza link for one of its customers: the part after the '#'. */
async function plazaLink({ console }: Journey, phone: string): Promise<string> {
  const { json } = await console.raw('POST', 'links/square', { phone });
  return (json as { query: string }).query.slice(1);
}

async function becomesLoggedIn(all: Journey, phone: string): Promise<void> {
  await logInHere(all, phone);
  await all.driver.arrive(HOME);
  await all.driver.seeRole('button', '去借款');
}

describe("a partner's link leads to a home page that knows the person", () => {
  it('the general channel', () =>
    journey('partner-general', async (all) => {
      await makeCustomer(all, 'credited', '13800151001');
      await all.driver.enter('s=yqd&accountId=a1&campaignId=c1');
      await becomesLoggedIn(all, '13800151001');
    }));

  it("the employee's channel: the group learns who came, and another employee must log in again", () =>
    journey('partner-employee', async (all) => {
      const { driver } = all;
      await makeCustomer(all, 'credited', '13800151002');
      await driver.enter('s=ygd&userId=E1001');
      await becomesLoggedIn(all, '13800151002');
      // Sent in the background: the page does not show when.
      await soon(
        async () => expect(await groupUsers(all)).toMatchObject([{ userId: 'E1001', platform: '2-4-0' }]),
        PATIENCE_MS,
      );
      await driver.enter('s=ygd&userId=E1001');
      await driver.seeRole('button', '去借款');
      await driver.enter('s=ygd&userId=E1002');
      await driver.seeRole('button', '登录 / 注册');
    }));

  it('the wealth plaza, with its own login code', () =>
    journey('partner-plaza', async (all) => {
      const { driver } = all;
      const phone = '13800151003';
      await makeCustomer(all, 'credited', phone);
      const link = await plazaLink(all, phone);
      await driver.open(link);
      await driver.see('手机号由合作方核实');
      await driver.tapRole('checkbox', /用户注册协议/);
      await driver.tapRole('button', '登录');
      await driver.arrive('/pages/citicsquare/credit');
      await driver.open(HOME);
      await driver.seeRole('button', '去借款');
      // The code of the link was valid once.
      await driver.open('/pages/setting/setting/index');
      await driver.tapRole('button', '退出登录');
      await driver.tapRole('button', '退出');
      await driver.seeRole('button', '登录 / 注册');
      await driver.open(link);
      await driver.see('这个链接用不了');
      await driver.tapRole('button', '用手机号登录');
      await driver.arrive('/pages/login/index');
    }));

  it('and an application started there ends where the link says, once', () =>
    journey('partner-callback', async (all) => {
      const { driver } = all;
      const phone = '13800151004';
      const end = encodeURIComponent('/pages/activity/index');
      await makeCustomer(all, 'reviewing', phone);
      await driver.enter(`s=ygd&channel=2-4-3&creditOrLoanCallBackUrl=${end}`);
      await logInHere(all, phone);
      await driver.arrive(HOME);
      await driver.open('/pages/creditV2/view/creditResult');
      await driver.see('正在审核');
      await driver.tapRole('button', '返回');
      await driver.arrive('/pages/activity/index');
      await driver.open('/pages/creditV2/view/creditResult');
      await driver.see('正在审核');
      await driver.tapRole('button', '返回首页');
      await driver.arrive(HOME);
    }));
});
