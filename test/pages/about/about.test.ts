import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { album } from '@/platform/album';
import { routeAt, routes } from '@/navigation';
import { AboutModel } from '@/pages/about/about/index.model';
import { versionsText } from '@/pages/about/about/parts/versions';
import { FollowModel } from '@/pages/about/follow_weaccount/index.model';
import { GuideModel } from '@/pages/about/use_guide/index.model';
import { GUIDE } from '@/pages/about/use_guide/topics';
import { CommonServicesModel } from '@/pages/bussiness/commonServices.model';
import { HomeData } from '@/pages/home/parts/data';
import { WECHAT_ACCOUNT_URL } from '@/settings';
import { host } from '../../app/host';
import { useStage } from '../creditV2/hand';
import { top } from '../repay/stage';

const stage = useStage(8950);

describe('about', () => {
  it('lists the agreements with their versions and opens one', async () => {
    const model = new AboutModel();
    await model.load();
    const register = model.agreements.value?.find(({ templateId }) => templateId === 'register');
    expect(register?.earlier.map(({ version }) => version)).toContain('2025.12');
    await model.openAgreement('register');
    expect(top()).toBe(`${routes.contractTemplate.path}?id=register`);
  });
});

describe('the versions of an agreement', () => {
  const [old, older] = [
    { version: '2026.08', effectiveOn: '2026-08-01', change: '写明丙' },
    { version: '2025.12', effectiveOn: '2025-12-01', change: '写明乙' },
  ];
  const said = (earlier: readonly (typeof old)[]) =>
    versionsText({
      ...{ templateId: 'x', title: '试', version: '2026.11', effectiveOn: '2026-11-01' },
      earlier: [...earlier],
    });
  const CURRENT = '版本 2026.11，2026年11月1日起生效';

  it.each([
    [
      'stand with what each of them changed',
      [old, older],
      '，写明丙；版本 2026.08，2026年8月1日起生效，写明乙；版本 2025.12，2025年12月1日起生效，首次发布',
    ],
    [
      'say nothing of a change that is not known',
      [{ ...old, change: '' }],
      '；版本 2026.08，2026年8月1日起生效，首次发布',
    ],
    ['are one as long as nothing has changed', [], ''],
  ])('%s', (_title, earlier, rest) => {
    expect(said(earlier)).toBe(`${CURRENT}${rest}`);
  });
});

describe('the guide', () => {
  it('opens a topic by its address, and the pages that its steps speak of', async () => {
    const model = new GuideModel(new Map([['topic', 'repay']]));
    const target = model.steps.find((step) => step.target)?.target ?? '';
    await model.open(target);
    expect(top()).toBe(routes.repay.path);
    expect(new GuideModel(new Map([['topic', 'x']])).topic).toBe(GUIDE[0]?.key);
  });

  it.each(GUIDE.flatMap(({ steps }) => steps.flatMap(({ target }) => target ?? [])))(
    'leads to %s',
    (target) => {
      expect(Object.values(routes).map(({ path }) => path)).toContain(target);
    },
  );
});

describe('the code of the WeChat account', () => {
  it('can be read', async () => {
    const picture = await loadImage(new FollowModel().picture);
    const canvas = createCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(WECHAT_ACCOUNT_URL);
  });

  it.each([
    ['saved', '已保存到相册'],
    ['handed', '已开始下载；没有反应时，请长按二维码保存'],
    ['failed', '没有保存成功，请再试一次，或复制名称搜索'],
  ] as const)('is %s', async (outcome, said) => {
    let given = '';
    Object.assign(album, {
      save: (base64: string) => {
        given = base64;
        return Promise.resolve(outcome);
      },
    });
    await new FollowModel().save();
    expect(Buffer.from(given, 'base64').subarray(0, 3).toString()).toBe('GIF');
    expect(stage.seen.toasts.pop()).toBe(said);
  });
});

describe('all services', () => {
  it('stand under their headings, and an entry that the app does not know says so', async () => {
    const { bank, seen } = stage;
    await bank.db.query(
      `insert into functional_areas (position, name, icon, jump_url) values (16, '新服务', 'rocket', '/pages/new/thing')`,
    );
    host.reset(routes.home.path, routes.commonServices.path);
    const model = new CommonServicesModel();
    await model.load();
    const groups = model.groups.value ?? [];
    expect(groups.map(({ title }) => title)).toEqual(['我的借款', '资料与证明', '', '帮助与设置']);
    expect(groups[3]?.services.map(({ name }) => name)).toEqual(['在线客服', '帮助中心', '意见反馈', '设置']);
    const unknown = groups[2]?.services[0];
    if (unknown?.name !== '新服务') throw new Error('no entry');
    await model.open(unknown);
    expect([top(), seen.toasts.pop()]).toEqual([routes.commonServices.path, '这个链接暂时打不开']);
  });

  it('each lead to a page of the app, and the home page has the way to all of them', async () => {
    const model = new CommonServicesModel();
    await model.load();
    const all = (model.groups.value ?? []).flatMap(({ services }) => services);
    const dead = all.filter(({ name, jumpUrl }) => name !== '新服务' && routeAt(jumpUrl) === undefined);
    expect(dead).toEqual([]);
    const home = new HomeData();
    await home.services.load();
    expect(home.services.value?.list.map(({ jumpUrl }) => jumpUrl)).toContain(routes.commonServices.path);
    expect(all.map(({ jumpUrl }) => jumpUrl)).not.toContain(routes.commonServices.path);
  });
});
