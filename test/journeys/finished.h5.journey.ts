import { stage, type Journey } from './driver';
import { drawLoan } from './flows/loan';
import { enterAs } from './flows/persona';
import { payQuote } from './flows/repay';

const { journey } = stage();
const HOME = '/pages/home/index';
const OVERVIEW = '/pages/repay/index';

/** Before the app was opened the browser showed an empty page. */
async function leavesTheApp({ driver }: Journey): Promise<void> {
  await driver.back();
  expect(await driver.path()).toBe('');
}

describe('Back in a browser never opens a finished flow', () => {
  it('after a drawing home is the first page of the app, also after a reload', () =>
    journey('finished-drawing', async (all) => {
      const { driver } = all;
      await enterAs(all, 'credited', '13800142401');
      await driver.open(HOME);
      await drawLoan(all, '5,000', true);
      await driver.see('已放款');
      // From the result itself it leads home.
      await driver.back();
      await driver.arrive(HOME);
      await driver.seeRole('button', '去还款');
      await driver.reload();
      await driver.seeRole('button', '去还款');
      await leavesTheApp(all);
    }));

  it('after 完成 there is nothing below home', () =>
    journey('finished-done', async (all) => {
      const { driver } = all;
      await enterAs(all, 'credited', '13800142402');
      await driver.open(HOME);
      await drawLoan(all, '5,000', true);
      await driver.see('已放款');
      await driver.tapRole('button', '完成');
      await driver.arrive(HOME);
      await driver.seeRole('button', '去还款');
      // The tabs work as before: their moves count from here.
      await driver.tapText('我的');
      await driver.arrive('/pages/user/index');
      await driver.tapText('首页');
      await driver.arrive(HOME);
      await driver.tapRole('button', '去还款');
      await driver.arrive(OVERVIEW);
      await driver.back();
      await driver.arrive(HOME);
      await driver.seeRole('button', '去还款');
      await leavesTheApp(all);
    }));

  it('after a repayment the overview lies above home alone', () =>
    journey('finished-repayment', async (all) => {
      const { driver } = all;
      await enterAs(all, 'borrowing', '13800142403');
      await driver.open(HOME);
      await driver.tapRole('button', '去还款');
      await driver.arrive(OVERVIEW);
      await driver.tapRole('button', /立即还款/);
      await payQuote(all);
      await driver.see('还款成功，这期已还清');
      await driver.tapRole('button', '完成');
      await driver.arrive(OVERVIEW);
      await driver.back();
      await driver.arrive(HOME);
      await leavesTheApp(all);
    }));
});
