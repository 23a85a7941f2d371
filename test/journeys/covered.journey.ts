import { loginCalls, loginRefusals } from '@/contract/login';
import { stage } from './driver';
import { closed, KEYPAD, leaveForm, openForm, openSheet, WHEELS } from './flows/covered';
import { LOGIN } from './flows/login';
import { enterAs } from './flows/persona';
import { soon } from '../soon';

const { journey } = stage();

describe('Back closes what lies over the page, and only then leaves the page', () => {
  it('a sheet, and another one after it', () =>
    journey('covered-sheet', async (all) => {
      await openForm(all, '13800142301');
      for (const sheet of [KEYPAD, WHEELS]) {
        await openSheet(all, sheet);
        await all.driver.back();
        await closed(all, sheet);
      }
      await leaveForm(all);
    }));

  it('a sheet, and what was typed in it stays', () =>
    journey('covered-typed', async (all) => {
      const { driver } = all;
      await openForm(all, '13800142307');
      await openSheet(all, KEYPAD);
      for (const key of ['1', '2', '0']) await driver.tapRole('button', key);
      await driver.back();
      await closed(all, KEYPAD);
      await driver.seeRole('button', /^转了多少（元）.*120/);
      await leaveForm(all);
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
      await leaveForm(all);
    }));

  it('a sheet that opened while another page was on the screen', () =>
    journey('covered-late', async ({ driver, console }) => {
      const [{ path: send }, { path: draw }] = [loginCalls.sendLoginSmsVCode, loginCalls.generatePicVCode];
      await driver.open('/pages/home/index');
      await driver.tapRole('button', '登录 / 注册');
      await driver.arrive(LOGIN);
      await driver.fill('手机号', '13800142308');
      await console.faults([
        { path: send, fault: 'returnCode', value: loginRefusals.pictureNeeded },
        { path: draw, fault: 'delay', value: 10_000 },
      ]);
      await driver.tapRole('button', '获取验证码');
      await driver.tapText(/用户注册协议/);
      await driver.arrive('/pages/contracts/temp');
      await soon(async () =>
        expect(JSON.stringify((await console.raw('GET', 'traces')).json)).toContain(draw),
      );
      await driver.back();
      await driver.see('图中的字符');
      await driver.screenshot('late');
      await driver.back();
      await driver.seeNot('图中的字符');
      expect(await driver.path()).toBe(LOGIN);
      await driver.back();
      await driver.arrive('/pages/home/index');
    }));

  it('a sheet whose choice opens a page: Back from there leads to the page without the sheet', () =>
    journey('covered-move', async (all) => {
      const { driver } = all;
      await enterAs(all, 'borrowing', '13800142306');
      await driver.open('/pages/repay/index');
      await driver.tapRole('button', /立即还款/);
      await driver.tapRole('button', /^还款卡/);
      await driver.tapRole('button', '添加银行卡');
      await driver.arrive('/pages/bussiness/bankcard/addBankcard');
      await driver.back();
      await driver.arrive('/pages/repay/definerepayment');
      await driver.seeNot('添加银行卡');
      await driver.back();
      await driver.arrive('/pages/repay/index');
    }));
});
