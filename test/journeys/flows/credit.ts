import { factsOf } from '../../../gateway/console/person';
import { specimenDefaults } from '../../../gateway/specimens';
import type { Journey } from '../driver';
import { press } from './keypad';
import { logInFromHome } from './login';

type Facts = Readonly<Record<string, string>>;

export const FACE = '/pages/creditV2/view/face/faceStart';

export const PASSWORD = '258036';
const CARD = '6225881234567898';

/**
 * Takes the pictures of both sides of an ID card: the tick opens the camera, and the first side that was read opens it for the second. `front`,
 * `back`: fields of the specimens. `seen`: a text that the first side brings.
 */
export async function photographBoth(
  { driver, gateway }: Journey,
  { front, back, seen }: { readonly front: Facts; readonly back?: Facts; readonly seen: string },
): Promise<void> {
  await driver.tapRole('checkbox', /身份信息采集授权书/);
  await driver.chooseFile(await gateway.specimen('id-front.jpg', front), 'id-front.jpg');
  await driver.see(seen);
  await driver.chooseFile(await gateway.specimen('id-back.jpg', back ?? {}), 'id-back.jpg');
}

export async function showIdCard(journey: Journey, idNo: string = specimenDefaults.idNo): Promise<void> {
  const { driver } = journey;
  await driver.arrive('/pages/creditV2/view/ocr/ocrTab');
  await photographBoth(journey, { front: { idNo }, seen: '请逐字核对' });
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

const FRIEND = { name: '赵清和', phone: '13911112222' };
const PARENT = { name: '钱望舒', phone: '13911113333' };

async function typeContacts({ driver }: Journey): Promise<void> {
  await driver.fill('常用联系人姓名', FRIEND.name);
  await driver.fill('常用联系人手机号', FRIEND.phone);
  await driver.fill('紧急联系人姓名', PARENT.name);
  await driver.fill('紧急联系人手机号', PARENT.phone);
}

/** `typed`: not from the address book. */
export async function giveContacts(journey: Journey, typed = false): Promise<void> {
  const { driver } = journey;
  await driver.arrive('/pages/creditV2/view/addContacts');
  if (typed || !driver.hasAddressBook) await typeContacts(journey);
  else await driver.pickContacts('从通讯录依次选2位联系人', [FRIEND, PARENT]);
  await driver.choose('与常用联系人的关系', '朋友');
  await driver.choose('与紧急联系人的关系', '父母');
  await driver.choose('职业', '企业职员');
  await driver.screenshot('contacts');
  await driver.tapRole('button', '保存，下一步');
}

export async function bindCard({ driver, console, gateway }: Journey, phone: string): Promise<void> {
  await driver.arrive('/pages/creditV2/view/bindCard');
  const picture = await gateway.specimen('bank-card.jpg', { cardNo: CARD });
  await driver.pickFile('拍照识别卡号', picture, 'bank-card.jpg');
  await driver.see('招商银行');
  expect((await driver.valueOf('银行卡号')).replace(/ /g, '')).toBe(CARD);
  await driver.fill('银行预留手机号', phone);
  // The tick was all that the code waited for.
  await driver.tapRole('checkbox', /银行卡代扣授权书/);
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
