import { drawDiploma } from '../../gateway/specimens';
import { stage } from './driver';
import { enterAs } from './flows/persona';

const { journey } = stage();

const SUPPLEMENT = '/pages/user/my/supplement/index';
const MAIL = '/pages/bussiness/enterprise_mail/index';
const ADD = '添加资料照片';
const WHY = '照片看不清，请重新拍';

const paper = (year: number): Buffer => drawDiploma({ name: '林晓岚', school: '云岭样本收入', year });

describe('a customer who is asked for more after credit', () => {
  it('hands a document in, is refused once, and is accepted', () =>
    journey('supplement', async (all) => {
      const { driver, console } = all;
      const phone = '13800142097';
      await enterAs(all, 'credited', phone);
      await console.askDocument(phone, '近三个月的收入证明');
      await driver.open(SUPPLEMENT);
      await driver.see('还有 15 天');
      await driver.screenshot('asked');
      await driver.tapRole('button', /近三个月的收入证明/);
      await driver.see('资料照片');
      await driver.tapRole('button', '提交审核');
      await driver.see('请至少上传一张照片');
      await driver.pickFile(ADD, paper(2025), 'paper.png');
      await driver.seeRole('img', '资料照片 1');
      await driver.seeNot('%');
      await driver.screenshot('upload');
      await driver.tapRole('button', '提交审核');
      await driver.see('审核中');
      await console.reviewDocument(phone, WHY);
      await driver.reload();
      await driver.see(WHY);
      await driver.screenshot('refused');
      await driver.pickFile(ADD, paper(2026), 'better.png');
      await driver.seeRole('img', '资料照片 1');
      await driver.seeNot('%');
      await driver.tapRole('button', '提交审核');
      await driver.see('审核中');
      await console.reviewDocument(phone);
      await driver.reload();
      await driver.see('已通过');
      await driver.screenshot('approved');
    }));

  it('proves the employer’s mail after one wrong code', () =>
    journey('employer-mail', async (all) => {
      const { driver, console } = all;
      const phone = '13800142098';
      await enterAs(all, 'credited', phone);
      await driver.open(MAIL);
      await driver.fill('企业邮箱', 'lin@qq.com');
      await driver.tapRole('button', '获取验证码');
      await driver.see('这是个人邮箱，请用单位发给您的邮箱');
      await driver.screenshot('mail');
      await driver.fill('企业邮箱', 'lin@corp1.yunling.example');
      await driver.tapRole('button', '获取验证码');
      await driver.arrive('/pages/bussiness/enterprise_mail/enterpriseTion');
      const code = await console.codeOf(phone);
      await driver.fill('邮件验证码', code === '111111' ? '222222' : '111111');
      await driver.see('还可以试4次');
      await driver.screenshot('wrong-code');
      await driver.fill('邮件验证码', code);
      await driver.see('企业邮箱已认证');
      await driver.screenshot('verified');
    }));
});
