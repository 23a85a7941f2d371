import { stage, type Journey } from './driver';
import { LOGIN, logIn } from './flows/login';
import { enterAs } from './flows/persona';

const { journey } = stage();

/** Logs in again an hour later, when no picture code is needed any more. */
async function logInAgain(all: Journey, phone: string): Promise<void> {
  const { driver, console } = all;
  await driver.arrive(LOGIN);
  await driver.see('登录已失效');
  await console.advanceMinutes(61);
  await logIn(all, phone);
}

async function expire({ driver, console }: Journey, phone: string): Promise<void> {
  // A browser writes this on its console when the access token expired after the hour.
  driver.tolerate(/401 \(Unauthorized\)/);
  await console.expireSessions(phone);
}

describe('a session that has ended', () => {
  it.each([
    ['首页', '/pages/home/index', '去借款', '13800156001'],
    ['我的', '/pages/user/index', '设置', '13800156002'],
  ])('is announced on the tab %s, and a login leads back to it', (tab, path, mark, phone) =>
    journey(`expired-${path.split('/')[2] ?? ''}`, async (all) => {
      const { driver } = all;
      await enterAs(all, 'credited', phone);
      await driver.tapText(tab);
      await driver.arrive(path);
      await driver.see(mark);
      await expire(all, phone);
      await driver.reload();
      await driver.see('登录失效');
      await logInAgain(all, phone);
      await driver.arrive(path);
      await driver.see(mark);
    }),
  );

  it('does not affect the activity zone until a campaign leads to a page that needs a session', () =>
    journey('expired-activity', async (all) => {
      const { driver } = all;
      const phone = '13800156003';
      await enterAs(all, 'borrowing', phone);
      await driver.tapText('活动专区');
      await driver.arrive('/pages/activity/index');
      await driver.see('按时还款，利息更省');
      await expire(all, phone);
      await driver.reload();
      await driver.tapText('按时还款，利息更省');
      await driver.see('登录失效');
      await logInAgain(all, phone);
      await driver.arrive('/pages/repay/index');
      await driver.see('12,000.00');
    }));
});
