import { factsOf } from '../../gateway/console/person';
import { stage, target } from './driver';
import { photographBoth } from './flows/credit';
import { LOGIN, logIn } from './flows/login';
import { makeCustomer } from './flows/persona';

const { journey } = stage();

describe('a person who has lost the phone number', () => {
  it('proves the identity, sets a new number, and finds everything unchanged', () =>
    journey('recovery', async (all) => {
      const { driver, console } = all;
      const [gone, fresh] = ['13800154001', '13800154002'];
      const { name, idNo, cardNo } = factsOf(gone);
      await makeCustomer(all, 'credited', gone);
      await driver.open(LOGIN);
      await driver.tapText(/手机号停用/);
      await driver.arrive('/pages/login/phoneDisabled/bankcard');
      await driver.fill('姓名', name);
      await driver.fill('身份证号', idNo);
      await driver.fill('绑定的银行卡号', cardNo);
      await driver.tapRole('button', '下一步');
      await driver.arrive('/pages/login/phoneDisabled/ocr');
      await photographBoth(all, {
        front: { name, idNo, coded: 'N' },
        back: { coded: 'N' },
        seen: '已核对',
      });
      await driver.see('身份证已核对一致');
      await driver.tapRole('checkbox', /人脸识别服务授权书/);
      await driver.tapRole('button', '开始人脸识别');
      await driver.tapRole('button', '通过检测');
      // In a browser the check is another site: the app comes back without its memory.
      if (target === 'h5') {
        await driver.fill('身份证号后6位', idNo.slice(-6));
        await driver.tapRole('button', '继续');
      }
      await driver.arrive('/pages/login/phoneDisabled/changePhone');
      await driver.fill('新手机号', fresh);
      await driver.tapRole('button', '获取验证码');
      await driver.see('验证码已发到');
      // The last digit confirms the change.
      await driver.fill('验证码', await console.codeOf(fresh));
      await driver.arrive('/pages/login/phoneDisabled/end');
      await driver.see('手机号已更换');
      await driver.tapRole('button', '去登录');
      await driver.arrive(LOGIN);
      await console.advanceMinutes(2);
      await logIn(all, fresh);
      await driver.arrive('/pages/home/index');
      await driver.see('50,000.00');
    }));

  it('gets the same message whether the person or the card does not match', () =>
    journey('recovery-refused', async (all) => {
      const { driver } = all;
      const known = factsOf('13800154003');
      const { cardNo } = factsOf('13800154999');
      await makeCustomer(all, 'credited', '13800154003');
      for (const { name, idNo } of [known, factsOf('13800154998')]) {
        await driver.open('/pages/login/phoneDisabled/bankcard');
        await driver.fill('姓名', name);
        await driver.fill('身份证号', idNo);
        await driver.fill('绑定的银行卡号', cardNo);
        await driver.tapRole('button', '下一步');
        await driver.see('信息核对不一致');
      }
    }));
});
