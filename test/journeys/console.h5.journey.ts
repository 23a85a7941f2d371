import { generalRefusals } from '@/contract/refusals';
import { readFileSync } from 'node:fs';
import { readScenario } from '../../gateway/console/scenario/form';
import { playedAlone } from '../gateway/scenarios/stage';
import { appHash, atDesk, openState, OPENED, personOf, type Desk } from './desk';
import { stage } from './driver';

const theatre = stage();

/** Adds a fault for the person who is shown. */
async function addFault({ page }: Desk, path: string, kind: string, value: string): Promise<void> {
  await page.getByText('加上故障').first().click();
  const form = page.getByRole('form', { name: '加上故障' });
  await form.getByLabel('调用路径').fill(path);
  await form.getByRole('combobox', { name: '故障', exact: true }).selectOption(kind);
  await form.getByLabel('一直发生').check();
  await form.getByLabel('代码 或 代码:文字').fill(value);
  await form.getByRole('button', { name: '加上故障' }).click();
  await page.getByRole('list', { name: '还会发生的故障' }).getByText('一直', { exact: true }).waitFor();
}

describe("the sandbox's workbench", () => {
  it('opens a state by parts of its name in the app beside it, forces a fault there, and finds the call by its trace number', () =>
    atDesk(theatre, async (desk) => {
      const { page, app } = desk;
      await openState(desk, '还款 未到期 pages/repay/index', 'pages/repay/index');
      await app.getByText('12,000.00').filter({ visible: true }).first().waitFor();
      await page.getByRole('region', { name: '人物' }).getByText('12,000.00 元', { exact: true }).waitFor();
      await addFault(
        desk,
        '/loan/queryPendingRepayment',
        'returnCode',
        `${generalRefusals.busy}:银行系统在维护`,
      );
      await page.getByRole('button', { name: '刷新' }).click();
      await app.getByText('银行系统在维护').filter({ visible: true }).first().waitFor();
      await page.getByRole('button', { name: '全部清除' }).click();
      await page.getByText('没有故障，一切正常。').waitFor();

      const timeline = page.getByRole('region', { name: '时间线' });
      const failed = timeline.locator('details', { hasText: 'queryPendingRepayment（故障' }).first();
      await failed.locator('summary').first().click();
      await failed.getByText('验签通过').waitFor();
      await failed.getByRole('heading', { name: '回答明文' }).waitFor();
      const traceNo = await failed.locator('dt', { hasText: '跟踪号' }).locator('+ dd').innerText();
      // As it is copied from the failure screen.
      await timeline.getByLabel(/^筛选/).fill(`问题编号 ${traceNo}`);
      await timeline.locator('details.event').nth(1).waitFor({ state: 'detached' });
      await failed.waitFor();
      expect(await timeline.locator('details.event').count()).toBe(1);
      // The filter is a part of the address.
      await page.reload();
      await timeline.getByText('queryPendingRepayment（故障').waitFor();
    }));

  it('opens the page itself for somebody without an ID number, whom a login leads to the application', () =>
    atDesk(theatre, async (desk) => {
      await openState(desk, '我的 新客户 pages/user/index', 'pages/user/index');
      expect(appHash(desk.page)).toBe('#/pages/user/index');
    }));

  it('shows a person of the last ten after one tap, also after a reload', () =>
    atDesk(theatre, async (desk) => {
      const { page, app } = desk;
      await openState(desk, '首页 已授信', 'pages/home/index');
      const first = personOf(page);
      await openState(desk, '首页 访客', 'pages/home/index');
      expect(personOf(page)).toBe('');
      await app.getByText('登录').filter({ visible: true }).first().waitFor();
      await page.reload();
      await page.getByRole('button', { name: new RegExp(`${first.slice(-4)}$`) }).click();
      await page
        .getByRole('region', { name: '人物' })
        .getByText('已授信', { exact: true })
        .first()
        .waitFor(OPENED);
      expect(personOf(page)).toBe(first);
    }));

  it('lets the bank fail for the person, and shows the order that was declined', () =>
    atDesk(theatre, async (desk) => {
      const { page, console } = desk;
      await openState(desk, '首页 借款中', 'pages/home/index');
      const phone = personOf(page);
      const answer = page.getByRole('combobox', { name: '扣款', exact: true });
      await answer.selectOption({ label: '余额不足' });
      await page.getByText('扣款已保存，下一次询问机构时生效').waitFor();
      const { decisions } = await console.customer<{ decisions: Record<string, string> }>(phone);
      expect(decisions['collect']).toBe('fail');
      await page.getByRole('region', { name: '时间线' }).getByText('放款 12,000.00 元').waitFor();
    }));

  it('moves the clock by a day, to the next midnight and to the due day, and lets it run fast and stop', () =>
    atDesk(theatre, async (desk) => {
      const { page, console } = desk;
      await openState(desk, '首页 借款中', 'pages/home/index');
      await page.getByRole('button', { name: '+1 天', exact: true }).click();
      await page.getByText('时钟已向前拨1天').first().waitFor();
      await page.getByRole('button', { name: '零点', exact: true }).click();
      await page.getByText(/时钟已到零点/).waitFor();
      const midnight = new Date((await console.now()).getTime() + 8 * 3_600_000);
      expect(midnight.getUTCHours()).toBe(0);
      await page.getByRole('button', { name: /^拨到还款日/ }).click();
      await page.getByRole('region', { name: '人物' }).getByText('12,000.00 元', { exact: true }).click();
      await page.getByText('今日到期').waitFor();
      await page.getByRole('button', { name: '1440 倍' }).click();
      await page.getByText('正在以 1440 倍速走').waitFor();
      await page.getByRole('button', { name: '原速' }).click();
      await page.getByText('正在以 1440 倍速走').waitFor({ state: 'detached' });
    }));

  it('saves what a person did and met as a file that plays itself', () =>
    atDesk(theatre, async (desk) => {
      const { page } = desk;
      await openState(desk, '首页 借款中', 'pages/home/index');
      await page.getByRole('button', { name: '+1 天', exact: true }).click();
      await page.getByText('时钟已向前拨1天').first().waitFor();
      await page.getByLabel('这是什么情况').fill('借款后过了一天');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: '保存刚才的步骤' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('借款后过了一天.json');
      const scenario = readScenario(readFileSync(await file.path(), 'utf8'));
      expect(scenario.steps).toContainEqual(expect.objectContaining({ do: 'console', path: 'clock' }));
      await playedAlone(scenario, async (_bank, { differs }) => expect(differs).toEqual([]));
    }));

  it('goes back to real time with an empty sandbox, after a question', () =>
    atDesk(theatre, async (desk) => {
      const { page, app, console } = desk;
      await openState(desk, '首页 借款中', 'pages/home/index');
      const phone = personOf(page);
      await page.getByRole('button', { name: '+35 天' }).click();
      await page.getByText(/比真实时间快 \d+ 天/).waitFor();
      await page.getByRole('button', { name: '回到真实时间' }).click();
      await page.getByRole('button', { name: '不用了' }).click();
      expect(await console.customer(phone)).toMatchObject({ phone });
      await page.getByRole('button', { name: '回到真实时间' }).click();
      await page.getByRole('button', { name: '清空并回到真实时间' }).click();
      await page.getByText('与真实时间一致').waitFor();
      await app.getByText('登录').filter({ visible: true }).first().waitFor();
      expect(personOf(page)).toBe('');
      await openState(desk, '首页 借款中', 'pages/home/index');
    }));
});

describe('a form', () => {
  it('keeps what is typed over another view and a reload, until it is saved', () =>
    atDesk(
      theatre,
      async ({ page }) => {
        const share = page.getByLabel('其余客户的比例（%）');
        const version = page.getByLabel('版本号');
        await version.fill('2.2.6');
        await page.getByLabel('说明，每行一条').fill('更快了');
        await page.goto(`${theatre.gateway.url}/sandbox/#/gray`);
        await page.getByRole('button', { name: '保存策略' }).waitFor();
        await page.goto(`${theatre.gateway.url}/sandbox/#/versions`);
        await page.reload();
        expect(await version.inputValue()).toBe('2.2.6');
        await page.getByRole('button', { name: '发布版本' }).click();
        await page.getByText('版本号要比已发布的 2.2.6 高').waitFor();
        await page.goto(`${theatre.gateway.url}/sandbox/#/gray`);
        await share.fill('101');
        await page.getByRole('button', { name: '保存策略' }).click();
        await page.getByText('比例应是0到100的整数').waitFor();
        await share.fill('0');
        await page.getByRole('button', { name: '保存策略' }).click();
        await page.getByText('灰度策略已保存').waitFor();
        await page.reload();
        expect(await share.inputValue()).toBe('0');
      },
      '#/versions',
    ));
});

describe('the reviews', () => {
  it('keep what is typed over a refresh, another review and a reload, and tell the person why', () =>
    atDesk(theatre, async (desk) => {
      const { page, app, console } = desk;
      await openState(desk, '凭证详情 审核中', 'pages/bussiness/consumption/details');
      await page.getByRole('link', { name: /^审核/ }).click();
      const review = page.getByRole('article', { name: /^消费凭证/ });
      const photo = review.getByRole('img').first();
      await photo.waitFor();
      expect((await photo.boundingBox())?.width).toBeGreaterThan(300);
      await review.getByLabel('退回的原因').fill('收据看不清');
      await console.makePersona('13800142303', 'documentReviewing');
      const other = page
        .getByRole('navigation', { name: '等待审核' })
        .getByRole('link', { name: /^补充资料/ });
      await other.click();
      await page.getByRole('article', { name: /^补充资料/ }).waitFor();
      await page
        .getByRole('navigation', { name: '等待审核' })
        .getByRole('link', { name: /^消费凭证/ })
        .click();
      await page.reload();
      expect(await review.getByLabel('退回的原因').inputValue()).toBe('收据看不清');
      await review.getByRole('button', { name: /^退回/ }).click();
      await review.waitFor({ state: 'detached' });
      await page.goBack();
      await page.getByRole('link', { name: '工作台' }).click();
      await page.getByRole('button', { name: '刷新' }).click();
      await app.getByText('收据看不清').filter({ visible: true }).first().waitFor();
    }));

  it('book a transfer by its bank reference, which is asked for beside its field', () =>
    atDesk(
      theatre,
      async ({ page, console }) => {
        const phone = '13800142304';
        await console.makePersona(phone, 'offlineReviewing');
        await page.getByRole('link', { name: /^线下还款/ }).click();
        const review = page.getByRole('article', { name: /^线下还款/ });
        await review.getByRole('button', { name: '入账' }).click();
        const reference = review.getByLabel(/^银行流水号/);
        await review.getByRole('alert').filter({ hasText: '流水号' }).waitFor();
        expect(await reference.getAttribute('aria-invalid')).toBe('true');
        await reference.fill(`WORKBENCH${phone}`);
        await review.getByRole('button', { name: '入账' }).click();
        await review.waitFor({ state: 'detached' });
        await page.goto(`${theatre.gateway.url}/sandbox/#/handled`);
        const booked = page.getByRole('listitem').filter({ hasText: `流水号 WORKBENCH${phone}` });
        await booked.getByText(/入账 [\d,]+\.\d\d 元/).waitFor();
      },
      '#/reviews',
    ));
});
