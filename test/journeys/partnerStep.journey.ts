import { stage, target } from './driver';
import { giveContacts, passFaceCheck, toFaceCheck } from './flows/credit';

const { journey } = stage();
const STEP = '/pages/creditV2/view/outWebPage';

describe("a step on a partner's page", () => {
  it('that was refused can be tried again, and leads on when the partner has decided', () =>
    journey('partner-step', async (all) => {
      const { driver, console } = all;
      const phone = '13800155301';
      await console.decide(phone, { creditFlow: 'partnerPage' });
      await toFaceCheck(all, phone);
      await passFaceCheck(all);
      await giveContacts(all);
      await driver.arrive(STEP);
      await driver.see('不会取得您的账号、密码和缴纳明细');
      await driver.tapRole('button', '去合作机构页面');
      await driver.see('请先阅读并同意合作机构信息查询授权书');
      await driver.tapRole('checkbox', /合作机构信息查询授权书/);
      await driver.screenshot('consent');
      await driver.tapRole('button', '去合作机构页面');
      await driver.tapInside('button', '不同意');
      await driver.see('您在合作机构的页面没有同意');
      await driver.screenshot('refused');
      await driver.tapRole('button', '去合作机构页面');
      await driver.tapInside('button', '同意并核实');
      await driver.arrive('/pages/creditV2/view/bindCard');
      if (target === 'weapp') return;
      // One Back leaves the step's page, not one for each of the partner's pages: what lies before is the face check, in the same window.
      // Pages of others that are over answer so.
      driver.tolerate(/404 \(Not Found\) \(.*\/sandbox\/(partner|face)\//);
      await driver.back();
      await driver.see('这次检测已经结束');
      await driver.back();
      await driver.arrive('/pages/creditV2/view/bindCard');
    }));
});
