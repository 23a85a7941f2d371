import { liveMainLoop } from '../engines/mainLoop';
import { openPages } from '../engines/pages';
import { hasWebKit, WebKit } from '../engines/webkit';
import { GatewayProcess } from './driver/gateway';

const [tried, title] = hasWebKit()
  ? [describe, "an iPhone's engine"]
  : [describe.skip, "an iPhone's engine is not tried here (Debian: apt-get install webkit2gtk-driver xvfb)"];

tried(title, () => {
  let gateway: GatewayProcess;
  beforeAll(async () => {
    gateway = await GatewayProcess.start();
  });
  afterAll(() => gateway.close());

  it('takes a new borrower from the login to the settled loan', async () => {
    const webkit = await WebKit.start();
    await liveMainLoop(webkit, gateway, 'webkit').finally(() => webkit.close());
  });

  it('draws the page of withdrawals, which its process did not survive', async () => {
    const { opened, failed } = await openPages(() => WebKit.start(), gateway, 'webkit', 'withdrawnAuth');
    expect(failed).toEqual([]);
    expect(opened).toBe(1);
  });
});
