import { stage, type Journey } from './driver';
import { enterByLink } from './flows/persona';

const { journey } = stage();

const LOAN = '/pages/repay/repayIoudetails';
const FORM = '/pages/repay/offlineRepay';
/** Each sheet of the form, with what is in it alone. */
const KEYPAD = { opens: /^转了多少（元）/, own: '完成' };
const WHEELS = { opens: /^转账日期/, own: '确定' };
const QUESTION = '没有提交的填写内容会清除';

/** The transfer form above the page of the loan. */
async function openForm(all: Journey, phone: string): Promise<void> {
  await enterByLink(all, 'borrowing', phone, '/pages/repay/index');
  await all.driver.tapText('借据详情');
  await all.driver.arrive(LOAN);
  await all.driver.tapText('线下还款');
  await all.driver.arrive(FORM);
}

async function openSheet({ driver }: Journey, { opens, own }: typeof KEYPAD): Promise<void> {
  await driver.tapRole('button', opens);
  await driver.seeRole('button', own);
  await driver.screenshot(own);
}

/** Back has closed the sheet, and the form is still there. */
async function closed({ driver }: Journey, { own }: typeof KEYPAD): Promise<void> {
  await driver.seeNot(own);
  expect(await driver.path()).toBe(FORM);
  await driver.seeRole('button', '提交核对');
}

async function leave({ driver }: Journey): Promise<void> {
  await driver.back();
  await driver.arrive(LOAN);
  await driver.see('线下还款');
}

describe('Back closes what lies over the page, and only then leaves the page', () => {
  it('a sheet, and another one after it', () =>
    journey('covered-sheet', async (all) => {
      await openForm(all, '13800142301');
      for (const sheet of [KEYPAD, WHEELS]) {
        await openSheet(all, sheet);
        await all.driver.back();
        await closed(all, sheet);
      }
      await leave(all);
    }));

  it('a sheet that was closed by its own button needs no extra Back', () =>
    journey('covered-closed', async (all) => {
      const { driver } = all;
      await openForm(all, '13800142302');
      for (const sheet of [WHEELS, KEYPAD]) {
        await openSheet(all, sheet);
        await driver.tapRole('button', '关闭');
        await closed(all, sheet);
      }
      await leave(all);
    }));

  it('a page that was loaded again under an open sheet is left by one Back', () =>
    journey('covered-reload', async (all) => {
      await openForm(all, '13800142304');
      await openSheet(all, KEYPAD);
      await all.driver.reload();
      await all.driver.see('转账到这个账户');
      await leave(all);
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
