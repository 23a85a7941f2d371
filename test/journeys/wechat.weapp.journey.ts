import { stage } from './driver';
import { LOGIN } from './flows/login';
import { makeCustomer } from './flows/persona';

const { journey } = stage();
const WX_LOGIN = '/pages/login/wxLogin';
const ONE_CLICK = '微信手机号一键登录';

describe('login by WeChat', () => {
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
