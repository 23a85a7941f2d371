import { wechatCalls } from '@/contract/wechat';
import { SecurityModel } from '@/pages/setting/security/index.model';
import { call } from '@/request';
import { persisted } from '@/storage/persisted';
import { insideWechat, outsideWechat } from '../../app/login';
import { useStage } from '../repay/stage';

const stage = useStage();
afterEach(outsideWechat);

const known = async (openId: string) => {
  const { login } = await call(wechatCalls.silentLogin, {
    by: 'openId',
    code: `sandbox-login-${openId}-${Date.now()}`,
  });
  return login?.userInfo.phone ?? '';
};

async function open() {
  const model = new SecurityModel();
  await model.load();
  return model.wechat;
}

describe('WeChat on the security page', () => {
  it('is bound by a tap in the mini-program, which logs the person in from then on', async () => {
    insideWechat('binding');
    const wechat = await open();
    expect([wechat.shown, wechat.bound]).toEqual([true, false]);
    await wechat.change();
    expect([wechat.bound, persisted.get('wechatKnown')]).toEqual([true, true]);
    expect(stage.seen.toasts).toEqual(['已绑定微信']);
    expect(await known('binding')).not.toBe('');
  });

  it('is unbound after a question, also in a browser; WeChat logs no one in then', async () => {
    insideWechat('leaving');
    await (await open()).change();
    outsideWechat();
    const wechat = await open();
    expect([wechat.shown, wechat.bound]).toEqual([true, true]);
    await wechat.change();
    expect(stage.seen.questions).toHaveLength(1);
    expect(stage.seen.toasts.pop()).toBe('已解绑微信');
    expect([wechat.shown, wechat.bound, persisted.get('wechatKnown')]).toEqual([false, false, false]);
    expect(await known('leaving')).toBe('');
  });

  it('is not shown in a browser where nothing is bound', async () => {
    expect((await open()).shown).toBe(false);
  });

  it('that gives no code stays unbound, and the page says so', async () => {
    insideWechat('silent');
    const { wechat: port } = await import('@/platform/wechat');
    Object.assign(port, { login: () => Promise.resolve({ ok: false, reason: 'failed' }) });
    const wechat = await open();
    await wechat.change();
    expect([wechat.bound, stage.seen.toasts]).toEqual([false, ['微信没有回应，请稍后再试']]);
  });

  it('whose state cannot be read does not keep the page from opening', async () => {
    insideWechat('unread');
    const path = '/uni/login/queryWxuserinfo';
    await stage.bank.console.faults([{ path, fault: 'status', value: 500, times: 1 }]);
    const model = new SecurityModel();
    await model.load();
    expect([model.state.state, model.wechat.shown]).toEqual(['ready', false]);
  });
});
