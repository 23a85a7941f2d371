import { PATIENCE_MS, stage, target, type Journey } from './driver';
import { enterAs } from './flows/persona';
import { soon } from '../soon';

const { journey } = stage();

interface Release {
  readonly logs: readonly { readonly operateType?: string; readonly pageRoute?: string }[];
}

const put = ({ console }: Journey, phone: string, gray: boolean) =>
  console.raw('POST', 'gray', { phone, gray });

/** Waits until the gateway has this log entry. */
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
  it('includes a person, and excludes them again, without a change of page or session', () =>
    journey('gray', async (all) => {
      const { driver } = all;
      const phone = '13800155001';
      await enterAs(all, 'credited', phone);
      await driver.seeRole('button', '去借款');
      await put(all, phone, true);
      // The tab's calls are answered with the new state. No reload: in a browser the app is about to go to the gray page by itself.
      await driver.tapText('我的');
      await logged(all, 'enter');
      // A mini-program has no address: only the headers change.
      if (target === 'h5') await logged(all, 'arrive');
      await driver.arrive('/pages/user/index');
      await driver.see('设置');
      await driver.tapText('首页');
      await driver.seeRole('button', '去借款');
      await put(all, phone, false);
      // No reload before the log has arrived: a pending answer may bring the new state, and a reload would drop its log.
      await driver.tapText('我的');
      await logged(all, 'back');
      await driver.reload();
      await driver.see('设置');
    }));
});
