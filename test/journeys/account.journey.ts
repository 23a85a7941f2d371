import { stage } from './driver';
import { passCheck } from './flows/check';
import { logIn, LOGIN } from './flows/login';
import { enterAs } from './flows/persona';

const { journey } = stage();

const CONSENTS = '/pages/setting/security/withdrawn_auth/withdrawnAuth';
const ACCOUNT = '/pages/setting/account/index';
const LEAVE = '/pages/user/my/applyLogout';
const REASON = '/pages/user/my/applyLogoutReason';
const RESULT = '/pages/user/my/applyLogoutSuccess';

describe('a customer who looks after their data', () => {
  it('withdraws an authorisation, cannot borrow, and gives it again', () =>
    journey('consent', async (all) => {
      const { driver } = all;
      await enterAs(all, 'credited', '13800142081');
      await driver.open('/pages/setting/setting/index');
      await driver.tapText('授权管理');
      await driver.arrive(CONSENTS);
      await driver.see('个人信息查询授权书');
      await driver.screenshot('ledger');
      // The first of the list that can be withdrawn is the query of personal data.
      await driver.tapRole('button', /撤回授权.*不能新借款；已有借款/);
      await driver.see('撤回《个人信息查询授权书》？');
      await driver.tapRole('button', '撤回');
      await driver.see('重新同意');
      await driver.screenshot('withdrawn');
      await driver.open('/pages/loanV2/view/index');
      await driver.see('您已撤回授权，重新授权后才能借款');
      await driver.screenshot('blocked');
      await driver.tapRole('button', '去重新授权');
      await driver.arrive(CONSENTS);
      await driver.tapRole('button', '重新同意');
      await driver.see('请先阅读并勾选同意');
      await driver.tapRole('checkbox', /个人信息查询授权书/);
      // The tick is still there after reading the text.
      await driver.tapText('查看内容');
      await driver.arrive('/pages/contracts/temp');
      await driver.back();
      await driver.arrive(CONSENTS);
      await driver.tapRole('button', '重新同意');
      await driver.seeNot('我已阅读并同意');
      await driver.open('/pages/loanV2/view/index');
      await driver.seeNot('您已撤回授权');
      await driver.see('下一步');
    }));

  it('exports the own data: a message, each file once', () =>
    journey('export', async (all) => {
      const { driver, console } = all;
      const phone = '13800142082';
      await enterAs(all, 'credited', phone);
      await console.advanceMinutes(2);
      await driver.open(ACCOUNT);
      await driver.tapRole('button', '导出我的信息');
      await passCheck(all, phone);
      await driver.arrive(ACCOUNT);
      await driver.see('下载 PDF 文件');
      await driver.screenshot('ready');
      await driver.open('/pages/message/index');
      await driver.tapText('个人信息已整理好');
      await driver.tapRole('button', '去下载');
      await driver.arrive(ACCOUNT);
      await driver.tapRole('button', /下载 JSON 文件/);
      await driver.see('已下载');
      await driver.reload();
      await driver.see('已下载');
      await driver.screenshot('taken');
    }));

  it('cancels the account, takes it back, and cancels it for good', () =>
    journey('leave', async (all) => {
      const { driver, console } = all;
      const phone = '13800142083';
      await enterAs(all, 'credited', phone);
      await driver.open(ACCOUNT);
      await driver.tapText('注销账号');
      await driver.arrive(LEAVE);
      await driver.see('符合注销条件');
      await driver.screenshot('meaning');
      const leave = async () => {
        await driver.tapRole('button', '继续注销');
        await driver.arrive(REASON);
        await driver.choose('选一个原因', '不再需要借款');
        await driver.tapRole('checkbox', '我已了解注销后会怎样');
        await driver.screenshot('reason');
        await driver.tapRole('button', '验证身份并注销');
        await driver.see('确定要注销吗？');
        await driver.tapRole('button', '提交注销');
        await console.advanceMinutes(61);
        await passCheck(all, phone);
        await driver.arrive(RESULT);
        await driver.see('注销申请已受理');
      };
      await leave();
      await driver.screenshot('asked');
      await driver.back();
      await driver.open(RESULT);
      await driver.see('没有等待执行的注销申请');

      await console.advanceMinutes(61);
      await driver.open(LOGIN);
      await logIn(all, phone);
      await driver.arrive(RESULT);
      await driver.see('撤销注销');
      await driver.screenshot('offer');
      await driver.tapRole('button', '撤销注销');
      await driver.arrive('/pages/home/index');
      await driver.open(LEAVE);
      await driver.see('符合注销条件');
      await leave();

      // The access token has expired by then: the browser logs each refusal that renews it.
      driver.tolerate(/401 \(Unauthorized\)/);
      await console.advanceDays(8);
      await driver.open(LOGIN);
      await logIn(all, phone);
      // A new customer is asked to apply.
      await driver.arrive('/pages/creditV2/view/ocr/ocrTab');
      await driver.open('/pages/user/index');
      await driver.see('还没有额度');
      await driver.screenshot('again');
      const texts = (await console.messages(phone)).map(({ text }) => text);
      expect(texts.some((text) => text.includes('您的账号已经注销'))).toBe(true);
    }));
});
