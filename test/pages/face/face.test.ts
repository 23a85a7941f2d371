import { checks } from '@/features/identityCheck';
import { routes, type PageParams } from '@/navigation';
import { VerifyUserModel } from '@/pages/bussiness/verifyUser/CFCVerifyUser.model';
import { FaceEndPageModel } from '@/pages/face/faceEndPage.model';
import { FacePageModel } from '@/pages/face/facePage.model';
import { callerOf } from '@/pages/face/parts/callers';
import { face } from '@/platform/face';
import { drafts } from '@/storage/drafts';
import { host } from '../../app/host';
import { paramsOf, top, useStage } from '../repay/stage';
import { faceDecision } from '../../gateway/faceDecision';

const stage = useStage();
const VERIFY = `${routes.verifyUser.path}?action=changePhone`;

beforeEach(() => {
  Object.assign(face, { open: () => Promise.resolve('left') });
  drafts.drop('face');
  host.reset(routes.changePhone.path, VERIFY);
});

const page = () =>
  new FacePageModel(
    new Map([
      ['scene', 'check'],
      ['action', 'changePhone'],
    ]),
  );

/** From the identity check to the provider's page. */
async function leave(): Promise<PageParams> {
  const verify = new VerifyUserModel(paramsOf(routes.verifyUser.path));
  await verify.load();
  verify.pick('face');
  await verify.toFace();
  return begin(new FacePageModel(paramsOf(routes.checkFace.path)));
}

async function begin(model: FacePageModel): Promise<PageParams> {
  await model.load();
  model.form.fields.consent.of('face').type(true);
  await model.start();
  const { faceNonce, bizToken } = drafts.get('face');
  return new Map([
    ['nonce', faceNonce],
    ['bizToken', bizToken],
  ]);
}

async function decide(params: PageParams, outcome: string): Promise<void> {
  await stage.person.world.send(faceDecision(params.get('bizToken') ?? '', outcome));
}

/** On H5 nothing is below the page that the person comes back to. */
async function comeBack(params: PageParams): Promise<FaceEndPageModel> {
  host.reset(routes.checkFaceEnd.path);
  const end = new FaceEndPageModel(params);
  await end.load();
  end.dispose();
  return end;
}

describe('the face check for a sensitive action', () => {
  it('does not begin before its own consent', async () => {
    const fresh = page();
    await fresh.start();
    expect(fresh.form.fields.consent.error).toBe('请先阅读并勾选同意，再开始刷脸');
    expect(drafts.get('face').bizToken).toBe('');
  });

  it('passed, leads back to the check and on to the action, for that action alone', async () => {
    const params = await leave();
    await decide(params, 'passed');
    await comeBack(params);
    expect(host.addresses).toEqual([VERIFY]);
    const verify = new VerifyUserModel(paramsOf(routes.verifyUser.path));
    await verify.load();
    expect([checks.has('changePhone'), checks.has('cancelAccount')]).toEqual([true, false]);
    expect(host.addresses).toEqual([routes.security.path]);
    checks.take('changePhone');
    // The end page once more: nothing is passed a second time.
    expect((await comeBack(params)).content.value?.result).toBe('foreign');
  });

  it.each([
    ['failed', '还可以试'],
    ['cancelled', '可以重新开始'],
  ])('%s, offers another try and the way without a face', async (outcome, words) => {
    const params = await leave();
    await decide(params, outcome);
    const end = await comeBack(params);
    expect(end.content.value?.desc).toContain(words);
    await end.again();
    expect(top()).toBe(`${routes.checkFace.path}?scene=check&action=changePhone`);
    await end.otherWay();
    expect(top()).toBe(VERIFY);
    expect(checks.has('changePhone')).toBe(false);
  });

  it('without an answer of the provider, waits', async () => {
    expect((await comeBack(await leave())).content.value?.result).toBe('pending');
  });

  it('that was not begun on this device is refused', async () => {
    const params = await leave();
    await decide(params, 'passed');
    const end = await comeBack(new Map([...params, ['nonce', 'other']]));
    expect([end.content.value?.result, checks.has('changePhone')]).toEqual(['foreign', false]);
  });

  it('is refused after five failures in a day', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const params = await begin(page());
      await decide(params, 'failed');
      await comeBack(params);
    }
    const last = page();
    last.form.fields.consent.of('face').type(true);
    await last.start();
    expect(last.form.problem).not.toBe('');
  });
});

it.each([
  ['another scene', 'https://evil.example', 'changePhone'],
  ['a scene of a flow that never asks here', 'loan', ''],
  ['a change of phone without the identity check', 'phone', 'changePhone'],
  ['a card without the identity check', 'card', 'unbindCard'],
  ['a check without an action', 'check', ''],
  ['an unknown action', 'check', '/pages/webview/index'],
  ['a name of every object', 'constructor', ''],
])('an address with %s names no caller', (_, scene, action) => {
  expect(callerOf(scene, action)).toBeUndefined();
});
