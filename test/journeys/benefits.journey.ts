import { drawDiploma } from '../../gateway/specimens';
import { stage, type Journey } from './driver';
import { enterAs } from './flows/persona';

const { journey } = stage();

const PROOF = '/pages/bussiness/consumption';
const WHY = '看不清金额，请重新拍摄';

/** Uploads a receipt and hands it in. */
async function handIn({ driver }: Journey, year: number): Promise<void> {
  await driver.arrive(`${PROOF}/uploadRecord`);
  const receipt = drawDiploma({ name: '林晓岚', school: '云岭样本装修', year });
  await driver.pickFile('添加凭证照片', receipt, 'receipt.png');
  await driver.seeRole('img', '凭证照片 1');
  await driver.seeNot('%');
  await driver.tapRole('button', '提交审核');
  await driver.arrive(`${PROOF}/details`);
  await driver.see('审核中');
}

describe('a borrower who has something to show', () => {
  it('gets a higher limit for it, and a second try for a proof that was refused', () =>
    journey('benefits', async (all) => {
      const { driver, console } = all;
      const phone = '13800142071';
      await enterAs(all, 'proving', phone);
      await console.decide(phone, { credit: 'hold' });
      await driver.open('/pages/benefits/raise/index');
      await driver.see('50,000.00');
      await driver.tapRole('radio', /^工作/);
      await driver.fill('单位全称', '云岭样本科技有限公司');
      await driver.fill('税前月收入（元）', '15000');
      await driver.tapRole('button', '提交审核');
      await driver.see('已提交，一般1个工作日内有结果');
      await driver.see('正在审核，出结果后可以再提交');
      await console.review('raise', phone);
      await driver.tapText('提额记录');
      await driver.see('已提额');
      await driver.screenshot('raise-record');
      await driver.back();
      await driver.see('60,000.00');
      await driver.screenshot('raised');

      await driver.open(`${PROOF}/index`);
      await driver.see('待提交');
      await driver.tapText(/家居装修/);
      await driver.arrive(`${PROOF}/details`);
      await driver.tapRole('button', '上传凭证');
      await handIn(all, 2025);
      await console.review('proof', phone, WHY);
      await driver.reload();
      await driver.see('没有通过的原因');
      await driver.see(WHY);
      await driver.tapRole('button', '重新上传');
      await driver.see(WHY);
      await handIn(all, 2026);
      await console.review('proof', phone);
      await driver.reload();
      await driver.see('已通过');
      await driver.screenshot('proof-accepted');
      await driver.screenshot('proof-accepted');
    }));
});
