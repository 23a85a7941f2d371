import { PATIENCE_MS, stage, target, type Journey } from './driver';
import { enterAs } from './flows/persona';
import { soon } from '../soon';

const { journey } = stage();

interface Release {
  readonly logs: readonly { readonly operateType?: string; readonly pageRoute?: string }[];
}

const put = ({ console }: Journey, phone: string, gray: boolean) =>
  console.raw('POST', 'gray', { phone, gray });

/** Waits until the gateway has been told of this. */
async function logged({ console }: Journey, operateType: string): Promise<void> {
  await soon(
    async () =>
      expect(
        await (async () => {
          const { json } = await console.raw('GET', 'gray');
          return (json as Release).logs.map((log) => log.operateType);
        })(),
      ).toContain(operateType),
    PATIENCE_MS,
  );
}

describe('the gray release', () => {
  it('takes a person in, and out again, without a change of page or session', () =>
    journey('gray', async (all) => {
      const { driver } = all;
      const phone = '13800155001';
      await enterAs(all, 'credited', phone);
      await driver.seeRole('button', '去借款');
      await put(all, phone, true);
      // What the tab asks for is answered with the news. No reload: in a browser the app is about to go to the gray page by itself.
      await driver.tapText('我的');
      await logged(all, 'enter');
      // A mini-program has no address: there the headers are all.
      if (target === 'h5') await logged(all, 'arrive');
      await driver.arrive('/pages/user/index');
      await driver.see('设置');
      await driver.tapText('首页');
      await driver.seeRole('button', '去借款');
      await put(all, phone, false);
      // No reload before the log has arrived: an answer under way may bring the news, and a reload would drop the log of it.
      await driver.tapText('我的');
      await logged(all, 'back');
      await driver.reload();
      await driver.see('设置');
    }));
});
