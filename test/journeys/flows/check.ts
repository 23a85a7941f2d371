import { factsOf } from '../../../gateway/console/person';
import type { Journey } from '../driver';

const VERIFY = '/pages/bussiness/verifyUser/CFCVerifyUser';

/** Passes the identity check of the current page, by ID number and code; the last digit of the code sends it. */
export async function passCheck({ driver, console }: Journey, phone: string): Promise<void> {
  await driver.arrive(VERIFY);
  await driver.fill('身份证号', factsOf(phone).idNo);
  await driver.tapRole('button', '获取验证码');
  await driver.see('验证码已发到');
  await driver.screenshot('check');
  await driver.fill('验证码', await console.codeOf(phone));
}
