import { stage } from './driver';

const { journey } = stage();

describe('the app opens', () => {
  it('at the home page, with the bottom bar', () =>
    journey('boot-home', async ({ driver }) => {
      await driver.open('/');
      await driver.arrive('/pages/home/index');
      for (const tab of ['首页', '活动专区', '我的']) await driver.see(tab);
      await driver.tapText('我的');
      await driver.arrive('/pages/user/index');
      await driver.seeRole('button', '登录或注册');
      await driver.see('客服电话');
      await driver.screenshot('user');
      await driver.tapText('活动专区');
      await driver.see('按时还款，利息更省');
      await driver.screenshot('activity');
      await driver.tapText('首页');
      await driver.arrive('/pages/home/index');
      await driver.screenshot('home');
    }));

  it('at the home page for an address that does not exist', () =>
    journey('boot-unknown', async ({ driver }) => {
      await driver.open('/pages/nowhere/index');
      await driver.arrive('/pages/home/index');
      await driver.see('首页');
    }));
});
