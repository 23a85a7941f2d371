import { openH5Window } from '../gallery/h5';
import { PHONE_SIZE } from './driver/browser';
import { stage } from './driver';
import { soon } from '../soon';

const all = stage();

it('after a change of pages the focus is on the new title without a ring, and with Back where it was', async () => {
  const size = { name: '375', ...PHONE_SIZE };
  const { page } = await openH5Window(all.browser, all.gateway.url, size, undefined);
  await page.goto(`${all.gateway.url}/#/pages/login/index`);
  const onward = page.getByText('手机号停用？').filter({ visible: true });
  await onward.waitFor();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const { outlineStyle } = getComputedStyle(activeElement ?? document.body);
      return [activeElement?.textContent?.trim(), outlineStyle];
    });
  const onTitle = async (title: string) => soon(async () => expect(await focused()).toEqual([title, 'none']));
  await onward.click();
  await page.getByText('绑定的银行卡号').filter({ visible: true }).first().waitFor();
  await onTitle('手机号停用');
  // The next key goes on from the title.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.goBack();
  await onward.waitFor();
  await onTitle('手机号停用？');
  await page.context().close();
});
