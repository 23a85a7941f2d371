import { soon } from '../soon';
import { PATIENCE_MS, stage, target, type Journey } from './driver';
import { enterAs } from './flows/persona';

const theatre = stage();
const SUGGEST = '/pages/service/suggest/index';
const FIELD = '具体内容';
const WORDS = '我是赵清和，住在滨江路九号，利息与合同写的不一样';
/** How a text under the device's own key begins (storage/textSeal). */
const UNDER_DEVICE_KEY = /"typed":"d1\.[\w+/=]{40,}/;
/** The name of the mini-program's key, with a value that the client has encrypted (test/weapp/host/logic/wx/scramble). */
const ENCRYPTED_KEY = /"yunling-rest":"\{"data":"scrambled:[0-9a-f]+"\}"/;

/** All that the browser stores as texts, without the backslashes of texts within texts; for the mini-program it is the phone's store. */
async function stored(): Promise<string> {
  const [page] = theatre.browser.contexts().flatMap((context) => context.pages());
  if (page === undefined) throw new Error('no window is open');
  return page.evaluate(() => JSON.stringify({ ...localStorage }).replaceAll('\\', ''));
}

async function write({ driver }: Journey): Promise<void> {
  await driver.open(SUGGEST);
  await driver.seeRole('textbox', FIELD);
  await driver.fill(FIELD, WORDS);
}

describe('what a person has typed and not sent', () => {
  it('is there after a reload, and on the device only under its own key', () =>
    theatre.journey('rest', async (all) => {
      const { driver } = all;
      const phone = '13800156001';
      await enterAs(all, 'credited', phone);
      await write(all);
      await soon(async () => expect(await stored()).toMatch(UNDER_DEVICE_KEY), PATIENCE_MS);
      expect(await stored()).not.toMatch(/赵清和|滨江路/);
      expect(await stored()).not.toContain(phone);
      if (target === 'weapp') expect(await stored()).toMatch(ENCRYPTED_KEY);
      await driver.reload();
      await driver.arrive(SUGGEST);
      await soon(async () => expect(await driver.valueOf(FIELD)).toBe(WORDS), PATIENCE_MS);
    }));
});
