import { stage } from './driver';
import { enterByLink } from './flows/persona';
import { KEYPAD, leaveForm, openForm, openSheet } from './flows/covered';

const { journey } = stage();
const QUESTION = '没有提交的填写内容会清除';

describe('Back in a browser closes what lies over the page', () => {
  it('a page that was loaded again under an open sheet is left by one Back', () =>
    journey('covered-reload', async (all) => {
      await openForm(all, '13800142304');
      await openSheet(all, KEYPAD);
      await all.driver.reload();
      await all.driver.see('转账到这个账户');
      await leaveForm(all);
    }));

  it('a question, which is answered with no', () =>
    journey('covered-question', async (all) => {
      const { driver } = all;
      await enterByLink(all, 'borrowing', '13800142305', '/pages/setting/setting/index');
      await driver.tapRole('button', '退出登录');
      await driver.see(QUESTION);
      await driver.back();
      await driver.seeNot(QUESTION);
      await driver.see('安全设置');
      // The answer that moves to another page; a second tap within a second counts as a slip.
      await driver.reload();
      await driver.tapRole('button', '退出登录');
      await driver.see(QUESTION);
      await driver.tapRole('button', /^退出$/);
      await driver.see('已退出登录');
      await driver.arrive('/pages/home/index');
    }));
});
