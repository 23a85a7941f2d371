import { factsOf } from '../../gateway/console/person';
import { maskName } from '@/domain/person/mask';
import { stage, target } from './driver';
import { PHONE } from './driver/browser';
import { enterAs, enterByLink } from './flows/persona';
import { openLoan, payQuote, repayDue } from './flows/repay';
import { soon } from '../soon';

const play = stage();
const { journey } = play;

const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/;
const SETTLEMENT = '/pages/bussiness/settlement';

/** What a stranger with the certificate sees on the lender's public page. */
async function verify(address: string, code: string): Promise<string> {
  const context = await play.browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.getByLabel('验证码').fill(code);
    await page.getByRole('button', { name: '核验', exact: true }).click();
    await page.getByRole('status').waitFor();
    return await page.locator('main').innerText();
  } finally {
    await context.close();
  }
}

it('a person without a certificate checks one that they were given', () =>
  journey('paper-check', async (all) => {
    const { driver } = all;
    await enterByLink(all, 'credited', '13800142049', `${SETTLEMENT}/settleHistoryList`);
    await driver.see('还没有开具过结清证明。');
    await driver.pickFile(/^核验证明文件/, Buffer.from('no paper'), 'certificate.pdf');
    await driver.see('没有读到 PDF 文件');
    await driver.screenshot('read');
    await driver.pickFile(/^核验证明文件/, Buffer.from('%PDF-1.7\n%%EOF\n'), 'certificate.pdf');
    await driver.see('不是我们签署的文件');
    await driver.seeNot('没有读到 PDF 文件');
  }));

describe('a loan that falls overdue', () => {
  it('shows its days and penalty, is paid off, and gets a certificate that anyone can check', () =>
    journey('settled', async (all) => {
      const { driver, console, gateway } = all;
      const phone = '13800142041';
      await enterAs(all, 'borrowing', phone);
      await driver.seeRole('button', '去还款');
      // The access token has expired by then: the browser logs each refusal that renews it.
      driver.tolerate(/401 \(Unauthorized\)/);
      await console.advanceDays(35);
      await driver.open(`${SETTLEMENT}/index`);
      await driver.see('还没有还清');
      await driver.see(/有逾期，剩余本金/);
      await driver.open('/pages/home/index');
      await driver.see(/已逾期 \d+ 天/);
      await driver.see('逾期应还（元）');
      await driver.screenshot('home');
      await driver.tapRole('button', '去还款');
      await driver.arrive('/pages/repay/index');
      await driver.see(/罚息/);
      await repayDue(all);
      await driver.see('还款成功，这期已还清');
      await openLoan(all);
      await driver.tapRole('button', /^全部还清/);
      await payQuote(all);
      await driver.see('已全部还清');
      const ledger = await console.ledger();
      expect(ledger.balanced).toBe(true);
      expect(Number(ledger.accounts.find(({ code }) => code === 'penalty')?.balance)).not.toBe(0);
      await driver.open('/pages/home/index');
      await driver.see('可借额度（元）');
      await driver.seeNot('逾期应还（元）');

      await driver.open(`${SETTLEMENT}/index`);
      await driver.see('可以开具');
      await driver.tapRole('button', '开具结清证明');
      await driver.arrive(`${SETTLEMENT}/settleProve`);
      await driver.see('证明里有什么');
      await driver.tapRole('button', '开具证明');
      await driver.arrive(`${SETTLEMENT}/settleSuccessPage`);
      await driver.see('结清证明已开具');
      await driver.see(CODE);
      const code = CODE.exec(await driver.text())?.[0] ?? '';
      await driver.tapRole('button', '查看证明');
      await driver.arrive('/pages/repay/pdf');
      await driver.seeRole('img', /^第 1 页，共 \d+ 页：.*结清证明/s);
      await driver.screenshot('certificate');
      await driver.tapRole('button', '放大');
      await driver.screenshot('certificate-larger');
      await driver.tapRole('button', '下载');
      // A browser downloads the file, the mini-program opens it in the host's viewer.
      const [act, type] = target === 'h5' ? ['download', '.pdf'] : ['openDocument', 'pdf'];
      await soon(async () => {
        const given = (await all.effects()).find(({ name }) => name === act);
        expect(JSON.stringify(given?.detail)).toContain(type);
        expect((given?.detail as { bytes: number }).bytes).toBeGreaterThan(10_000);
      });
      await driver.open(`${SETTLEMENT}/settleHistoryList`);
      await driver.see(code);
      await driver.screenshot('history');
      await driver.pickFile(/^核验证明文件/, Buffer.from('%PDF-1.7\n%%EOF\n'), 'certificate.pdf');
      await driver.see('不是我们签署的文件');
      await driver.screenshot('checked');

      const address = `${gateway.url}/verify`;
      const seen = await verify(address, code);
      const { name, idNo } = factsOf(phone);
      expect(seen).toContain('证明真实有效');
      expect(seen).toContain(maskName(name));
      for (const secret of [name, idNo, '12,000']) expect(seen).not.toContain(secret);
      expect(await verify(address, [...code].reverse().join(''))).toContain('没有查到这份证明');
    }));
});
