import { routes } from '@/navigation';
import { page as device } from '@/platform/page';
import { OutWebModel } from '@/pages/creditV2/view/outWebPage.model';
import { confirmBack, confirmFront } from '../../gateway/steps';
import { host } from '../../app/host';
import { startService } from '../../gateway/providers/service';
import { stubEnv, unstubAllEnvs } from '../../stubs';
import { useStage } from './hand';

const stage = useStage(7200);
let model: OutWebModel;

beforeEach(async () => {
  // The gateway serves the app: its partner is at the same origin.
  Object.assign(device, { origin: () => stage.bank.settings.publicUrl });
  await confirmFront(stage.person);
  await confirmBack(stage.person);
  await stage.bank.console.decide(stage.person.phone, { creditFlow: 'partnerPage' });
  host.reset(routes.home.path, routes.creditFront.path, routes.outWeb.path);
});
afterEach(() => model.dispose());

async function page(): Promise<OutWebModel> {
  model = new OutWebModel();
  await model.load();
  return model;
}

async function agreed(): Promise<OutWebModel> {
  const fresh = await page();
  fresh.form.fields.consent.of('partner-data').type(true);
  await fresh.start();
  return fresh;
}

const choose = (outcome: string) =>
  stage.person.world.send({
    method: 'POST',
    url: '/sandbox/partner/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: model.url.split('/').pop() ?? '', outcome }).toString(),
  });
const here = () => host.addresses.at(-1)?.split('?')[0];

describe("a partner's page in the credit flow", () => {
  it('opens only after its own consent, and knows its place among the steps', async () => {
    const fresh = await page();
    expect(fresh.flow.here).toMatchObject({ pageName: 'partner', pageComplete: 'N' });
    expect(fresh.flow.names[fresh.flow.place]?.name).toBe('工作信息核实');
    expect(await fresh.start()).toBe(false);
    expect([fresh.url, fresh.form.fields.consent.error]).toEqual([
      '',
      '请先阅读并同意合作机构信息查询授权书',
    ]);
    fresh.form.fields.consent.of('partner-data').type(true);
    await fresh.start();
    expect(fresh.url).toContain('/sandbox/partner/');
  });

  it('leads to the next step when the partner has decided, whatever the page says', async () => {
    const fresh = await agreed();
    await fresh.loaded();
    expect([fresh.state, fresh.frame, here()]).toEqual(['open', 'ready', routes.outWeb.path]);
    await choose('done');
    await fresh.loaded();
    expect(here()).toBe(routes.bindCard.path);
    expect(stage.seen.toasts).toContain('工作信息已核实');
  });

  it.each(['refused', 'failed'] as const)(
    'that ended as %s says so and can be tried again',
    async (outcome) => {
      const fresh = await agreed();
      await choose(outcome);
      await fresh.loaded();
      expect([fresh.state, fresh.url, here()]).toEqual([outcome, '', routes.outWeb.path]);
      await fresh.start();
      expect(fresh.url).toContain('/sandbox/partner/');
    },
  );

  it('that was left open goes on after a reload, at the same page', async () => {
    const { url } = await agreed();
    const reloaded = await page();
    expect([reloaded.state, reloaded.url]).toEqual(['open', '']);
    reloaded.form.fields.consent.of('partner-data').type(true);
    await reloaded.start();
    expect(reloaded.url).toBe(url);
  });

  it('that was finished while the app was closed leads on at once', async () => {
    await agreed();
    await choose('done');
    await page();
    expect(here()).toBe(routes.bindCard.path);
  });

  it('that does not open is said above the button, and nothing is lost', async () => {
    await stage.bank.console.decide(stage.person.phone, { partner: 'down' });
    const fresh = await agreed();
    expect([fresh.url, fresh.form.problem]).toEqual(['', '合作机构的页面暂时打不开，请稍后再试']);
    expect(fresh.form.fields.consent.agreed).toBe(true);
    await stage.bank.console.decide(stage.person.phone, { partner: 'open' });
    await fresh.start();
    expect(fresh.url).not.toBe('');
  });

  it('with an address that is not listed is not shown', async () => {
    const service = await startService();
    try {
      stubEnv('PROVIDER_CREDIT_URL', service.endpoint.url);
      service.answer({ url: 'https://thief.example/page' });
      const fresh = await agreed();
      expect([fresh.url, fresh.form.problem]).toEqual(['', expect.stringContaining('没有打开')]);
    } finally {
      unstubAllEnvs();
      await service.close();
    }
  });

  it('that fails to load can be loaded again', async () => {
    const fresh = await agreed();
    fresh.failed();
    expect(fresh.frame).toBe('failed');
    fresh.again();
    expect([fresh.frame, fresh.url !== '']).toEqual(['loading', true]);
  });
});
