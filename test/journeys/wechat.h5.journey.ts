import { stage } from './driver';
import { LOGIN } from './flows/login';

const { journey } = stage();
const WX_LOGIN = '/pages/login/wxLogin';

describe("WeChat's login in a browser", () => {
  it('says that there is no WeChat, and leads to the phone login', () =>
    journey('wechat-absent', async ({ driver }) => {
      await driver.open(WX_LOGIN);
      await driver.see('这里没有微信');
      await driver.tapRole('button', '用手机号验证码登录');
      await driver.arrive(LOGIN);
    }));
});
