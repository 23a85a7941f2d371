import { stage } from './driver';
import { OWN_HOMES } from './flows/homes';
import { enterByLink } from './flows/persona';

const { journey } = stage();
const HOME = '/pages/home/index';
const FIRST_PHONE = 13_800_171_001;

describe('home', () => {
  it('tells each persona its state, and its main action leads on', () =>
    journey('homes', async (all) => {
      const { driver } = all;
      // The access token of the person before may have expired by then: the browser logs each refusal that renews it.
      driver.tolerate(/401 \(Unauthorized\)/);
      for (const [index, { persona, says, action, path }] of OWN_HOMES.entries()) {
        await enterByLink(all, persona, String(FIRST_PHONE + index), HOME);
        await driver.see(says);
        await driver.tapRole('button', action);
        await driver.arrive(path);
      }
    }));
});
