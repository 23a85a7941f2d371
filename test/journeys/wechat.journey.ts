import { stage, target, type Journey } from './driver';
import { LOGIN } from './flows/login';
import { enterAs, makeCustomer } from './flows/persona';

const { journey } = stage();
const HOME = '/pages/home/index';
const WX_LOGIN = '/pages/login/wxLogin';
const ONE_CLICK = '微信手机号一键登录';

(target === 'weapp' ? describe : describe.skip)('login by WeChat', () => {
  it('asks for the agreements, then for the number; after a denial it can be asked again', () =>
    journey('wechat-login', async (all) => {
      const { driver, console } = all;
      const phone = '13800161001';
      await makeCustomer(all, 'credited', phone);
      await console.raw('POST', 'wechat', { openId: 'journey', phone });
      await driver.open('/pages/home/index');
      await driver.tapRole('button', '登录 / 注册');
      await driver.arrive(LOGIN);
      await driver.tapRole('button', ONE_CLICK);
      await driver.arrive(WX_LOGIN);
      await driver.tapRole('button', ONE_CLICK);
      await driver.see('请先阅读并勾选同意');
      await driver.tapRole('checkbox', /用户注册协议/);
      await driver.tapRole('button', ONE_CLICK);
      await driver.tapRole('button', '不允许');
      await driver.see('没有允许使用微信手机号');
      await driver.screenshot('refused');
      await driver.tapRole('button', ONE_CLICK);
      await driver.tapRole('button', '允许');
      await driver.arrive('/pages/home/index');
      await driver.seeRole('button', '去借款');
    }));

  it('leads to the phone login when WeChat gives no number', () =>
    journey('wechat-none', async ({ driver, console }) => {
      await console.raw('POST', 'wechat', { openId: 'journey-none', phone: '' });
      await driver.open(WX_LOGIN);
      await driver.tapRole('checkbox', /用户注册协议/);
      await driver.tapRole('button', ONE_CLICK);
      await driver.tapRole('button', '允许');
      await driver.see('微信授权已失效');
      await driver.tapText('用手机号验证码登录');
      await driver.arrive(LOGIN);
    }));
});

(target === 'h5' ? describe : describe.skip)("WeChat's login in a browser", () => {
  it('says that there is no WeChat, and leads to the phone login', () =>
    journey('wechat-absent', async ({ driver }) => {
      await driver.open(WX_LOGIN);
      await driver.see('这里没有微信');
      await driver.tapRole('button', '用手机号验证码登录');
      await driver.arrive(LOGIN);
    }));
});

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
