import { stage, type Journey } from './driver';
import { enterAs, makeCustomer } from './flows/persona';
import { drawLoan } from './flows/loan';
import { logInFromHome } from './flows/login';

const { journey } = stage();

/** A phone whose owner was never asked anything by this mini-program. */
const NEW = { phone: { answers: { scopes: {}, privacyAgreed: false } } };

/** The tick opens the camera. */
async function openIdCard(all: Journey, phone: string): Promise<void> {
  const { driver } = all;
  await logInFromHome(all, phone);
  await driver.arrive('/pages/creditV2/view/ocr/ocrTab');
  await driver.tapRole('checkbox', /身份信息采集授权书/);
}

// A browser asks for permissions itself, in a window that no page can reach.
describe('the mini-program asks before it uses the phone', () => {
  it('for the privacy guide; a denial is respected, and asked about at the next use', () =>
    journey(
      'privacy',
      async (all) => {
        const { driver, gateway } = all;
        await openIdCard(all, '13800143001');
        await driver.see('用户隐私保护提示');
        await driver.screenshot('asked');
        await driver.tapRole('button', '不同意');
        await driver.see(/没有同意隐私保护指引/);
        await driver.tapRole('button', '拍摄身份证国徽面');
        const picture = await gateway.specimen('id-back.jpg');
        await driver.pickFile('同意并继续', picture, 'id-back.jpg');
        await driver.see('签发机关');
      },
      NEW,
    ));

  it('for the phone number of WeChat, by its button', () =>
    journey(
      'phone-number',
      async (all) => {
        const { driver, console } = all;
        const phone = '13800143004';
        await makeCustomer(all, 'credited', phone);
        await console.raw('POST', 'wechat', { openId: 'journey-privacy', phone });
        await driver.open('/pages/login/wxLogin');
        await driver.tapRole('checkbox', /用户注册协议/);
        await driver.tapRole('button', '微信手机号一键登录');
        await driver.see('用户隐私保护提示');
        // Back is a no, too.
        await driver.back();
        await driver.see('还没有同意隐私保护指引');
        await driver.seeNot('用户隐私保护提示');
        expect(await driver.path()).toBe('/pages/login/wxLogin');
        await driver.tapRole('button', '微信手机号一键登录');
        await driver.tapRole('button', '同意并继续');
        await driver.tapRole('button', '允许');
        await driver.arrive('/pages/home/index');
        await driver.seeRole('button', '去借款');
      },
      NEW,
    ));

  it('for the camera; after a denial the settings are one tap away', () =>
    journey(
      'camera',
      async (all) => {
        const { driver, gateway } = all;
        await openIdCard(all, '13800143002');
        await driver.tapRole('button', '同意并继续');
        await driver.tapRole('button', '拍摄');
        await driver.tapRole('button', '拒绝');
        await driver.see('需要相机权限');
        await driver.screenshot('denied');
        await driver.tapRole('button', '去设置');
        const picture = await gateway.specimen('id-front.jpg');
        await driver.pickFile('允许', picture, 'id-front.jpg');
        await driver.see('请逐字核对');
      },
      NEW,
    ));

  it('for the calendar; the reminder is set for ten in the morning', () =>
    journey(
      'calendar',
      async (all) => {
        const { driver, effects } = all;
        await enterAs(all, 'credited', '13800143003');
        await drawLoan(all, '3000');
        await driver.tapText('添加首期还款提醒到日历');
        await driver.tapRole('button', '同意并继续');
        await driver.tapRole('button', '允许');
        await driver.see('预约成功');
        const added = (await effects()).find(({ name }) => name === 'addPhoneCalendar');
        const { startTime } = added?.detail as { startTime: number };
        expect(new Date(startTime * 1000).toISOString()).toMatch(/T02:00:00/);
      },
      NEW,
    ));
});
