import { stage } from './driver';
import { LOGIN } from './flows/login';

const { journey } = stage();
const WX_LOGIN = '/pages/login/wxLogin';

describe("WeChat's login in a browser", () => {
  it('opens the phone login at once', () =>
    journey('wechat-absent', async ({ driver }) => {
      await driver.open(WX_LOGIN);
      await driver.arrive(LOGIN);
    }));
});
