import { factsOf } from '../../../gateway/console/person';
import type { Journey } from '../driver';

export const VERIFY = '/pages/bussiness/verifyUser/CFCVerifyUser';

/** Passes the identity check of the page on view; name and ID number only where they are asked for. Ends when the check has come back. */
export async function passCheck(
  { driver, console }: Journey,
  phone: string,
  { withPerson }: { readonly withPerson: boolean },
): Promise<void> {
  await driver.arrive(VERIFY);
  if (withPerson) {
    const { name, idNo } = factsOf(phone);
    await driver.fill('姓名', name);
    await driver.fill('身份证号', idNo);
  }
  await driver.tapRole('button', '获取验证码');
  await driver.see('验证码已发到');
  await driver.screenshot('check');
  await driver.fill('验证码', await console.codeOf(phone));
}
