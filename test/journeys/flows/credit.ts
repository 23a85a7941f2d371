import { factsOf } from '../../../gateway/console/person';
import { specimenDefaults } from '../../../gateway/specimens';
import type { Journey } from '../driver';
import { press } from './keypad';
import { logInFromHome } from './login';

export const FACE = '/pages/creditV2/view/face/faceStart';

export const PASSWORD = '258036';
const CARD = '6225881234567893';

/** Takes a picture for one side of an ID card; `facts` are the fields of the specimen's portrait side. */
export async function photograph(
  { driver, gateway }: Journey,
  side: '身份证人像面' | '身份证国徽面',
  facts: Readonly<Record<string, string>> = {},
): Promise<void> {
  const file = side === '身份证人像面' ? 'id-front.jpg' : 'id-back.jpg';
  const picture = await gateway.specimen(file, facts);
  await driver.pickFile(`拍摄${side}`, picture, file);
}

export async function showIdCard(journey: Journey, idNo: string = specimenDefaults.idNo): Promise<void> {
  const { driver } = journey;
  await driver.arrive('/pages/creditV2/view/ocr/ocrTab');
  await driver.tapRole('checkbox', /身份信息采集授权书/);
  await photograph(journey, '身份证人像面', { idNo });
  await driver.see('请逐字核对');
  await photograph(journey, '身份证国徽面');
  await driver.see('签发机关');
  await driver.screenshot('id-card');
  await driver.tapRole('button', '确认无误，下一步');
}

/** From the home page to the start of the face check: a new person's first step opens after the login. */
export async function toFaceCheck(all: Journey, phone: string): Promise<void> {
  const { driver } = all;
  await logInFromHome(all, phone);
  await showIdCard(all, factsOf(phone).idNo);
  await driver.arrive(FACE);
}

export async function passFaceCheck({ driver }: Journey): Promise<void> {
  await driver.arrive(FACE);
  await driver.tapRole('checkbox', /人脸识别服务授权书/);
  await driver.screenshot('face');
  await driver.tapRole('button', '开始人脸识别');
  await driver.seeRole('button', '通过检测');
  await driver.screenshot('face-page');
  await driver.tapRole('button', '通过检测');
}

export async function giveContacts({ driver }: Journey): Promise<void> {
  await driver.arrive('/pages/creditV2/view/addContacts');
  await driver.fill('常用联系人姓名', '赵清和');
  await driver.choose('与常用联系人的关系', '朋友');
  await driver.fill('常用联系人手机号', '13911112222');
  await driver.fill('紧急联系人姓名', '钱望舒');
  await driver.choose('与紧急联系人的关系', '父母');
  await driver.fill('紧急联系人手机号', '13911113333');
  await driver.choose('职业', '企业职员');
  await driver.screenshot('contacts');
  await driver.tapRole('button', '保存，下一步');
}

export async function bindCard({ driver, console }: Journey, phone: string): Promise<void> {
  await driver.arrive('/pages/creditV2/view/bindCard');
  await driver.fill('银行卡号', CARD);
  await driver.fill('银行预留手机号', phone);
  await driver.tapRole('checkbox', /银行卡代扣授权书/);
  await driver.tapRole('button', '获取验证码');
  await driver.see(/秒后重发/);
  await driver.screenshot('bind-card');
  // The last digit binds the card.
  await driver.fill('银行短信验证码', await console.codeOf(phone));
}

export async function setPassword({ driver }: Journey): Promise<void> {
  await driver.arrive('/pages/setpwd/setPwdPage');
  await driver.seeRole('button', '显示密码');
  await driver.screenshot('set-password');
  // The last digit sets it.
  await press(driver, PASSWORD);
}

export async function submitApplication({ driver }: Journey): Promise<void> {
  await driver.arrive('/pages/creditV2/view/creditFrontPage');
  await driver.tapRole('checkbox', /个人信息查询授权书/);
  await driver.tapRole('checkbox', /征信授权书/);
  await driver.screenshot('submit');
  await driver.tapRole('button', '提交申请');
}

/** The whole application, from its first step to the approved line. */
export async function applyForCredit(journey: Journey, phone: string): Promise<void> {
  const { driver } = journey;
  await showIdCard(journey);
  await passFaceCheck(journey);
  await giveContacts(journey);
  await bindCard(journey, phone);
  await setPassword(journey);
  await submitApplication(journey);
  await driver.arrive('/pages/creditV2/view/creditResult');
  await driver.see('50,000.00');
  await driver.screenshot('approved');
}
