import { openH5Window } from '../gallery/h5';
import { PHONE_SIZE } from './driver/browser';
import { stage } from './driver';

const all = stage();

// Playwright's `fill` writes the value; an input method and a paste tell the field before it changes.
it('a phone number that comes in full width digits, or with marks around it, arrives as its digits, in groups', async () => {
  const size = { name: '375', ...PHONE_SIZE };
  const { page } = await openH5Window(all.browser, all.gateway.url, size, undefined);
  await page.goto(`${all.gateway.url}/#/pages/login/index`);
  const field = page.getByLabel('手机号').and(page.locator('input'));
  await field.waitFor();
  for (const text of ['１３８００１３８０００', '\u202d+86 138 0013 8000\u202c', '138００138000']) {
    await field.fill('');
    await field.focus();
    await page.keyboard.insertText(text);
    await expect(field.inputValue()).resolves.toBe('138 0013 8000');
  }
  await page.context().close();
});
