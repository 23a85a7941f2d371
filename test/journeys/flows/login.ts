import type { Journey } from '../driver';

export const LOGIN = '/pages/login/index';

/** Types the phone, ticks the agreements, which sends the code, and types the code, whose last digit logs in; the caller names the page that follows. */
export async function logIn({ driver, console }: Journey, phone: string): Promise<void> {
  await driver.fill('手机号', phone);
  await driver.tapRole('checkbox', /用户注册协议/);
  await driver.see('验证码已发到');
  await driver.screenshot('login');
  await driver.fill('验证码', await console.codeOf(phone));
}

/** From the visible home page to a login. */
export async function logInHere(journey: Journey, phone: string): Promise<void> {
  const { driver } = journey;
  await driver.tapRole('button', '登录 / 注册');
  await driver.arrive(LOGIN);
  await logIn(journey, phone);
}

/** Opens the home page and logs in. */
export async function logInFromHome(journey: Journey, phone: string): Promise<void> {
  await journey.driver.open('/pages/home/index');
  await logInHere(journey, phone);
}
