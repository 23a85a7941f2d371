import { addDays, civilDateAt } from '@/domain/dates/civil';
import { factsOf } from '../../gateway/console/person';
import { stage, type Journey } from './driver';
import { passCheck } from './flows/check';
import { photographBoth } from './flows/credit';
import { enterAs } from './flows/persona';
import { CONFIRM } from './flows/repay';

const { journey } = stage();

const CARDS = '/pages/bussiness/bankcard/index';
const DETAILS = '/pages/bussiness/bankcard/cardDetails';
const BIND = '/pages/bussiness/quickBindCard';
const RENEWAL = '/pages/bussiness/idcardupdate/index';

/** From the list of banks to the bank's own page. */
async function toBank({ driver }: Journey, name: string): Promise<void> {
  await driver.arrive(`${BIND}/supportBankListPage`);
  await driver.see('中国农业银行');
  await driver.fill('搜索银行', name.slice(2, 4));
  await driver.seeNot('中国农业银行');
  await driver.screenshot('banks');
  await driver.tapText(name);
  await driver.arrive(`${BIND}/quickBindCardListPage`);
  await driver.see('银行限额');
  await driver.screenshot('bank');
  await driver.tapRole('button', '下一步');
  await driver.arrive(`${BIND}/quickBindCardConfirmPage`);
  await driver.tapRole('button', '去银行确认');
  await driver.see('请先阅读并勾选同意，再去银行');
  await driver.tapRole('checkbox', /银行卡代扣授权书/);
  await driver.screenshot('confirm');
  await driver.tapRole('button', '去银行确认');
  await driver.seeRole('button', '同意绑定');
}

describe('a person with cards', () => {
  it('binds one at a bank that refuses once', () =>
    journey('quick-bind', async (all) => {
      const { driver } = all;
      await enterAs(all, 'credited', '13800142081');
      await driver.open(CARDS);
      await driver.tapText('快捷绑卡');
      await toBank(all, '中国建设银行');
      await driver.tapRole('button', '模拟银行拒绝');
      await driver.arrive(`${BIND}/quickBindCardLandingPage`);
      await driver.see('绑卡没有成功');
      await driver.screenshot('refused');
      await driver.tapRole('button', '换一家银行再试');
      await toBank(all, '中国建设银行');
      await driver.tapRole('button', '同意绑定');
      await driver.arrive(`${BIND}/quickBindCardLandingPage`);
      await driver.see('绑卡成功');
      await driver.screenshot('bound');
      await driver.tapRole('button', '查看我的银行卡');
      await driver.arrive(CARDS);
      await driver.see('中国建设银行');
      await driver.screenshot('cards');
    }));

  it('changes the repayment card before a repayment, and unbinds the other', () =>
    journey('repay-card', async (all) => {
      const { driver } = all;
      const phone = '13800142082';
      const { cardNo } = factsOf(phone);
      await enterAs(all, 'cards', phone);
      await driver.open(CARDS);
      await driver.tapRole('button', /招商银行.*默认卡/);
      await driver.arrive(DETAILS);
      await driver.see('1 笔借款用它还款');
      await driver.see('还有借款用这张卡还款');
      await driver.screenshot('details');
      await driver.tapText('换另一张卡还款');
      await driver.see('以后用哪张卡还款');
      await driver.tapRole('radio', /中国建设银行/);
      await driver.see('没有借款用它还款');
      await driver.open('/pages/repay/index');
      await driver.tapRole('button', /立即还款/);
      await driver.arrive(CONFIRM);
      await driver.see('中国建设银行');
      await driver.screenshot('repay-with');
      await driver.open(CARDS);
      await driver.tapRole('button', /招商银行.*默认卡/);
      await driver.arrive(DETAILS);
      await driver.tapRole('button', '解绑这张卡');
      await driver.tapRole('button', '解绑');
      await all.console.advanceMinutes(2);
      await passCheck(all, phone);
      await driver.arrive(CARDS);
      await driver.see('中国建设银行');
      await driver.seeNot(cardNo.slice(-4));
      await driver.tapRole('button', /中国建设银行/);
      await driver.arrive(DETAILS);
      await driver.see('已到期');
      await driver.screenshot('protocol-ended');
    }));

  it('renews the ID card before it expires', () =>
    journey('id-card-renewal', async (all) => {
      const { driver, console } = all;
      const phone = '13800142083';
      const { name, idNo } = factsOf(phone);
      await enterAs(all, 'expiring', phone);
      await driver.open(RENEWAL);
      await driver.see('还有 60 天到期');
      await driver.tapRole('button', '核验身份并更新');
      await driver.see('请拍摄身份证人像面');
      const today = civilDateAt((await console.now()).getTime());
      const [from, to] = [addDays(today, -9), addDays(today, 7300)];
      await photographBoth(all, {
        front: { name, idNo },
        back: { from, to },
        seen: '请核对，不一致请重拍',
      });
      await driver.see('签发机关');
      await driver.screenshot('pictures');
      await driver.reload();
      await driver.see('签发机关');
      await driver.screenshot('after-reload');
      await driver.tapRole('button', '核验身份并更新');
      await driver.arrive('/pages/bussiness/verifyUser/CFCVerifyUser');
      await driver.tapRole('radio', /短信/);
      await all.console.advanceMinutes(2);
      await passCheck(all, phone);
      await driver.arrive('/pages/bussiness/idcardupdate/success');
      await driver.see('身份证已更新');
      await driver.screenshot('renewed');
      await driver.open(RENEWAL);
      await driver.see('还在有效期内');
    }));
});
