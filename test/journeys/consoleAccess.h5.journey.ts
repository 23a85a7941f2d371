import { atDesk, DESK, OPENED, reach } from './desk';
import { stage } from './driver';
import { Accessibility } from './driver/axe';
import { PHONE } from './driver/browser';
import { Console } from '../gateway/bank/console';
import { overNetwork } from '../gateway/bank/send';

const theatre = stage();
const PHONE_OF_PERSON = '13800142310';
beforeAll(async () => {
  await new Console(overNetwork(theatre.gateway.url)).makePersona(PHONE_OF_PERSON, 'proofReviewing');
});

describe('the workbench by keyboard alone', () => {
  it('skips to the person, finds a state, and moves the clock', () =>
    atDesk(theatre, async ({ page }) => {
      await reach(page, page.getByRole('link', { name: '跳到人物' }));
      const search = page.getByRole('combobox', { name: '打开一个状态' });
      await reach(page, search);
      await page.keyboard.type('还款 逾期 90');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      const active = await search.getAttribute('aria-activedescendant');
      expect(await page.locator(`[id="${active ?? ''}"]`).innerText()).toContain('逾期 90 天');
      await page.keyboard.press('Escape');
      expect(await search.getAttribute('aria-expanded')).toBe('false');
      await reach(page, page.getByRole('button', { name: '+1 天', exact: true }));
      await page.keyboard.press('Enter');
      await page.getByText('时钟已向前拨1天').first().waitFor();
    }));

  it('makes a person, opens an event of the timeline, and a view of the menu', () =>
    atDesk(theatre, async ({ page }) => {
      await reach(page, page.getByRole('combobox', { name: '打开一个状态' }));
      await page.keyboard.type('新人物 新客户');
      await page.keyboard.press('Enter');
      await page.getByText(/^已打开：/).waitFor(OPENED);
      const event = page.locator('details.event').first();
      await reach(page, event.locator('summary'));
      await page.keyboard.press('Enter');
      await event.and(page.locator('[open]')).waitFor();
      await page.reload();
      await reach(page, page.getByText('全部功能'));
      await page.keyboard.press('Enter');
      await reach(page, page.getByRole('link', { name: /^账本/ }));
      await page.keyboard.press('Enter');
      await page.getByText('所有分录之和为 0.00').waitFor();
    }));
});

describe.each([
  ['a desk', DESK],
  ['a wide desk in the dark', { ...DESK, viewport: { width: 2560, height: 1300 }, colorScheme: 'dark' }],
  ['a tablet', { ...DESK, viewport: { width: 820, height: 1180 } }],
  ['a phone', PHONE],
] as const)('on %s', (_name, options) => {
  it('no view has a fault for axe, and none scrolls sideways', async () => {
    const context = await theatre.browser.newContext(options);
    const page = await context.newPage();
    await page.goto(`${theatre.gateway.url}/sandbox/#/?phone=${PHONE_OF_PERSON}`);
    await page.getByText('全部功能').waitFor();
    const views = await page
      .locator('.top nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(views.length).toBeGreaterThan(10);
    for (const view of views) {
      await page.goto(`${theatre.gateway.url}/sandbox/${view}`);
      await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
      const eyes = new Accessibility(page);
      await eyes.look();
      expect(eyes.found).toEqual([]);
      const [wide, shown] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ]);
      expect(wide, view).toBeLessThanOrEqual(shown ?? 0);
    }
    await context.close();
  });
});
