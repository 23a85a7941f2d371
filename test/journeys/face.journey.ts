import { factsOf } from '../../gateway/console/person';
import { stage, target, type Journey } from './driver';
import { builtAddress } from './driver/mini';
import { passFaceCheck, showIdCard } from './flows/credit';
import { logInFromHome } from './flows/login';

const { journey } = stage();

const FACE = '/pages/creditV2/view/face/faceStart';
const NEXT = '/pages/creditV2/view/addContacts';

/** A client whose web pages cannot lead back: the person uses Back. */
const STAYS = { phone: { webMoves: false } };

async function toFaceCheck(all: Journey, phone: string): Promise<void> {
  const { driver } = all;
  await logInFromHome(all, phone);
  await driver.arrive('/pages/creditV2/view/creditFrontPage');
  await driver.tapRole('button', '开始申请');
  await showIdCard(all, factsOf(phone).idNo);
  await driver.arrive(FACE);
}

describe('a face check left before its end', () => {
  it('has no result, and can be started again', () =>
    journey('face-left', async (all) => {
      const { driver } = all;
      await toFaceCheck(all, '13800155001');
      await driver.tapRole('checkbox', /人脸识别服务授权书/);
      await driver.tapRole('button', '开始人脸识别');
      await driver.seeRole('button', '通过检测');
      await driver.back();
      await driver.arrive(FACE);
      // A browser has loaded the page again: no consent is ticked in advance.
      if (target === 'h5') await passFaceCheck(all);
      else {
        await driver.tapRole('button', '开始人脸识别');
        await driver.tapRole('button', '通过检测');
      }
      await driver.arrive(NEXT);
    }));
});

// In a browser a partner's page is not part of the app.
(target === 'weapp' ? describe : describe.skip)('a face check in the web-view', () => {
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
        // Only once: below is the front page, no second end of the check.
        await driver.back();
        await driver.arrive('/pages/creditV2/view/creditFrontPage');
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
