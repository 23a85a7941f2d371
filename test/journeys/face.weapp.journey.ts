import { stage } from './driver';
import { builtAddress } from './driver/mini';
import { FACE, passFaceCheck, toFaceCheck } from './flows/credit';

const { journey } = stage();
const NEXT = '/pages/creditV2/view/addContacts';

/** A client whose web pages cannot lead back: the person uses Back. */
const STAYS = { phone: { webMoves: false } };

// In a browser a partner's page is not part of the app.
describe('a face check in the web-view', () => {
  it('that does not lead on gives its result when the person goes back', () =>
    journey(
      'face-back',
      async (all) => {
        const { driver } = all;
        await toFaceCheck(all, '13800155002');
        await passFaceCheck(all);
        await driver.see('请点左上角的返回键回到小程序');
        await driver.screenshot('by-hand');
        await driver.back();
        await driver.arrive(NEXT);
        // Only once: below is the home page, no second end of the check.
        await driver.back();
        await driver.arrive('/pages/home/index');
      },
      STAYS,
    ));

  it('that failed says so when the person goes back', () =>
    journey(
      'face-back-failed',
      async (all) => {
        const { driver } = all;
        await toFaceCheck(all, '13800155003');
        await driver.tapRole('checkbox', /人脸识别服务授权书/);
        await driver.tapRole('button', '开始人脸识别');
        await driver.tapRole('button', '未通过');
        await driver.see('请点左上角的返回键回到小程序');
        await driver.back();
        await driver.arrive('/pages/creditV2/view/face/faceEnd');
        await driver.see('今天还可以试4次');
        await driver.back();
        await driver.arrive(FACE);
      },
      STAYS,
    ));

  it('that was not started here is not accepted', () =>
    journey('face-forged', async (all) => {
      const { driver } = all;
      await toFaceCheck(all, '13800155004');
      const page = `${builtAddress()}/callback/face/callbackForMini.html`;
      const forged = `${page}?nonce=forged&bizToken=forged&terminal=weapp&scene=credit`;
      await driver.open(`/pages/webview/index?url=${encodeURIComponent(forged)}`);
      await driver.arrive('/pages/creditV2/view/face/faceEnd');
      await driver.see('不是从这里发起的');
    }));
});
