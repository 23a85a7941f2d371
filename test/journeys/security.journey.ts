import { stage, type Journey } from './driver';
import { passCheck } from './flows/check';
import { logIn, LOGIN } from './flows/login';
import { enterAs } from './flows/persona';

const { journey } = stage();

const SECURITY = '/pages/setting/security/index';
const VERIFY = '/pages/bussiness/verifyUser/CFCVerifyUser';
const HOME = '/pages/home/index';

/** Four dots, one by one; then said to be done. */
async function drawGesture({ driver }: Journey, dots: readonly number[]): Promise<void> {
  for (const dot of dots) await driver.tapRole('button', `第 ${dot} 个点`);
  await driver.tapRole('button', '画好了');
}

describe('a customer who looks after the account’s security', () => {
  it('changes the phone and logs in with the new one; borrowing is frozen and thawed', () =>
    journey('new-phone', async (all) => {
      const { driver, console } = all;
      const [phone, newPhone] = ['13800142091', '13800142092'];
      await enterAs(all, 'credited', phone);
      await console.advanceMinutes(2);
      await driver.open(SECURITY);
      await driver.see('登录的设备');
      await driver.screenshot('security');
      await driver.tapRole('switch', /暂停借款/);
      await driver.see('马上生效');
      await driver.tapRole('button', '暂停借款');
      await driver.see('已暂停借款');
      await driver.open('/pages/loanV2/view/index');
      await driver.see('您已暂停借款');
      await driver.screenshot('frozen');
      await driver.tapRole('button', '去安全设置恢复');
      await driver.arrive(SECURITY);
      await driver.tapRole('switch', /暂停借款/);
      await passCheck(all, phone);
      await driver.arrive(SECURITY);
      await driver.see('恢复借款');

      await console.advanceMinutes(2);
      await driver.tapRole('button', /^手机号/);
      await passCheck(all, phone);
      await driver.arrive('/pages/setting/security/change_phone/changePhone');
      await driver.fill('新手机号', newPhone);
      await driver.tapRole('button', '获取验证码');
      await driver.see('验证码已发到');
      await driver.screenshot('new-phone');
      await driver.fill('验证码', await console.codeOf(newPhone));
      await driver.arrive(SECURITY);
      await driver.see('138 **** 2092');
      await driver.see('更换手机号');
      // Back does not lead to the form again.
      await driver.back();
      await driver.open('/pages/setting/setting/index');
      await driver.tapRole('button', '退出登录');
      await driver.tapRole('button', '退出');
      await driver.arrive(HOME);
      await console.advanceMinutes(61);
      await driver.open(LOGIN);
      await logIn(all, newPhone);
      await driver.arrive(HOME);
      await driver.see('可借额度');
    }));

  it('proves the identity by face, after one that failed', () =>
    journey('check-by-face', async (all) => {
      const { driver } = all;
      await enterAs(all, 'credited', '13800142094');
      await driver.open(SECURITY);
      await driver.tapRole('switch', /暂停借款/);
      await driver.tapRole('button', '暂停借款');
      await driver.see('已暂停借款');
      await driver.tapRole('switch', /暂停借款/);
      await driver.arrive(VERIFY);
      await driver.tapRole('radio', '刷脸');
      await driver.tapRole('button', '去刷脸');
      await driver.arrive('/pages/face/facePage');
      await driver.tapRole('button', '开始刷脸');
      await driver.see('请先阅读并勾选同意，再开始刷脸');
      await driver.tapRole('checkbox', /人脸识别服务授权书/);
      await driver.screenshot('face');
      await driver.tapRole('button', '开始刷脸');
      await driver.tapRole('button', '未通过');
      await driver.arrive('/pages/face/faceEndPage');
      await driver.see('人脸核身未通过');
      await driver.screenshot('failed');
      await driver.tapRole('button', '重新刷脸');
      await driver.arrive('/pages/face/facePage');
      await driver.tapRole('checkbox', /人脸识别服务授权书/);
      await driver.tapRole('button', '开始刷脸');
      await driver.tapRole('button', '通过检测');
      await driver.arrive(SECURITY);
      await driver.see('恢复借款');
      await driver.screenshot('thawed');
    }));

  it('sets a gesture, and has to draw it at the next opening; wrong ones are counted', () =>
    journey('gesture', async (all) => {
      const { driver } = all;
      await enterAs(all, 'credited', '13800142093');
      await driver.open(SECURITY);
      await driver.tapRole('button', /^手势密码/);
      await driver.see('画一个手势');
      await drawGesture(all, [1, 2, 3]);
      await driver.see('太短了');
      await drawGesture(all, [1, 2, 3, 6]);
      await driver.see('再画一次');
      await drawGesture(all, [1, 2, 3, 6]);
      await driver.arrive(SECURITY);
      await driver.see('已开启');
      await driver.reload();
      await driver.see('画手势解锁');
      await driver.screenshot('locked');
      await drawGesture(all, [9, 8, 7, 4]);
      await driver.see('手势不对，还可以试 4 次');
      await drawGesture(all, [1, 2, 3, 6]);
      await driver.seeNot('画手势解锁');
      await driver.see('登录的设备');
      await driver.reload();
      await driver.see('画手势解锁');
      for (let left = 4; left > 0; left -= 1) {
        await drawGesture(all, [9, 8, 7, 4]);
        await driver.see(`还可以试 ${left} 次`);
      }
      await drawGesture(all, [9, 8, 7, 4]);
      await driver.arrive(LOGIN);
    }));
});
