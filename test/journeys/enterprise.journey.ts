import { PATIENCE_MS, stage } from './driver';
import { logIn } from './flows/login';
import { soon } from '../soon';

const { journey } = stage();
/** On the list of the sandbox's first employer. */
const EMPLOYEE = '13800008001';

describe('an employee of a partner enterprise', () => {
  it('logs in by the page for employees, says where the work is, and sees it verified', () =>
    journey('enterprise', async (all) => {
      const { driver } = all;
      await driver.open('/pages/corpIndex/index');
      await driver.tapRole('button', '企业员工登录');
      await driver.arrive('/pages/login/enterpriseUserslogin');
      await logIn(all, EMPLOYEE);
      await driver.arrive('/pages/login/enterpriseInfoCollect');
      await driver.fill('单位全称', '云岭');
      await driver.fill('职位', '产品经理');
      await driver.fill('税前月收入（元）', '9000');
      await driver.tapRole('button', '提交');
      await driver.see('单位全称应为4到60个字');
      // Leaves halfway: the typed text is kept.
      await driver.reload();
      await driver.see('单位名单上有您');
      await soon(async () => expect(await driver.valueOf('职位')).toBe('产品经理'), PATIENCE_MS);
      await driver.fill('单位全称', '云岭样本科技有限公司');
      await driver.tapRole('button', '提交');
      await driver.see('已核实');
      await driver.see('云岭样本科技有限公司');
      await driver.reload();
      await driver.see('已核实');
    }));

  it('on no list is told so, and led to the ordinary login', () =>
    journey('enterprise-stranger', async (all) => {
      const { driver } = all;
      await driver.open('/pages/login/enterpriseUserslogin');
      await logIn(all, '13800153002');
      await driver.see('没有在名单中找到您');
      await driver.tapRole('button', '用普通方式登录');
      await driver.arrive('/pages/login/index');
    }));
});
