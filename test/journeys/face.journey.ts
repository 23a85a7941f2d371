import { stage, target } from './driver';
import { FACE, passFaceCheck, toFaceCheck } from './flows/credit';

const { journey } = stage();

const NEXT = '/pages/creditV2/view/addContacts';

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
