import { routes, type PageParams } from '@/navigation';
import { FaceEndModel } from '@/pages/creditV2/view/face/faceEnd.model';
import { FaceStartModel } from '@/pages/creditV2/view/face/faceStart.model';
import { face } from '@/platform/face';
import { drafts } from '@/storage/drafts';
import { confirmBack, confirmFront } from '../../gateway/steps';
import { host } from '../../app/host';
import { useStage } from './hand';
import { faceDecision } from '../../gateway/faceDecision';

const stage = useStage(8000);
const top = () => host.addresses[host.addresses.length - 1];

describe('the face check', () => {
  const opened: string[] = [];
  const leaving = (url: string): Promise<'left'> => {
    opened.push(url);
    return Promise.resolve('left');
  };

  beforeEach(async () => {
    opened.length = 0;
    Object.assign(face, { open: leaving });
    await confirmFront(stage.person);
    await confirmBack(stage.person);
    host.reset(routes.home.path, routes.creditFront.path, routes.faceStart.path);
  });

  async function leave(): Promise<PageParams> {
    const start = new FaceStartModel();
    await start.load();
    start.form.fields.consent.of('face').type(true);
    await start.start();
    const { faceNonce, bizToken } = drafts.get('credit');
    return new Map([
      ['nonce', faceNonce],
      ['bizToken', bizToken],
    ]);
  }

  async function decide(params: PageParams, outcome: string): Promise<void> {
    await stage.person.world.send(faceDecision(params.get('bizToken') ?? '', outcome));
  }

  async function comeBack(params: PageParams): Promise<FaceEndModel> {
    host.reset(routes.faceEnd.path);
    const end = new FaceEndModel(params);
    await end.load();
    end.dispose();
    return end;
  }

  it('does not begin before its own consent', async () => {
    const start = new FaceStartModel();
    await start.load();
    await start.start();
    const { error } = start.form.fields.consent;
    expect([error, opened]).toEqual(['请先阅读并勾选同意，再开始识别', []]);
  });

  it('passed, goes on to the next step and leaves no trace in the draft', async () => {
    const params = await leave();
    expect(opened[0]).toContain(params.get('bizToken'));
    await decide(params, 'passed');
    await comeBack(params);
    expect(host.addresses).toEqual([routes.addContacts.path]);
    expect(drafts.get('credit')).toMatchObject({ faceNonce: '', bizToken: '' });
    // Reloads the end page after the end.
    await comeBack(params);
    expect(host.addresses).toEqual([routes.addContacts.path]);
  });

  it.each([
    ['failed', '人脸核身未通过，今天还可以试4次'],
    ['cancelled', '人脸核身没有完成，可以重新开始'],
  ])('%s, offers another try', async (outcome, desc) => {
    const params = await leave();
    await decide(params, outcome);
    const end = await comeBack(params);
    expect(end.content.value).toMatchObject({ result: outcome, desc });
    await end.retry();
    expect(host.addresses).toEqual([routes.faceStart.path]);
  });

  it('still undecided, waits', async () => {
    const end = await comeBack(await leave());
    expect(end.content.value?.result).toBe('pending');
  });

  it.each([
    ['another nonce', (params: PageParams) => new Map([...params, ['nonce', 'other']])],
    ['another check', (params: PageParams) => new Map([...params, ['bizToken', 'other']])],
    ['a broken key', (params: PageParams) => new Map([...params, ['bizToken', '../x']])],
  ])('that comes back with %s is not accepted', async (_, change) => {
    const params = await leave();
    await decide(params, 'passed');
    const end = await comeBack(change(params));
    expect(end.content.value?.result).toBe('foreign');
    expect(top()).toBe(routes.faceEnd.path);
  });

  describe('that ended while the app was away', () => {
    it('and passed, counts when the start page is opened again', async () => {
      await decide(await leave(), 'passed');
      host.reset(routes.home.path, routes.creditFront.path, routes.faceStart.path);
      await new FaceStartModel().load();
      expect(host.addresses).toEqual([routes.home.path, routes.creditFront.path, routes.addContacts.path]);
      expect(drafts.get('credit')).toMatchObject({ faceNonce: '', bizToken: '' });
    });

    it('and passed, counts when the person returns to the start page', async () => {
      const start = new FaceStartModel();
      await start.load();
      await decide(await leave(), 'passed');
      await start.shown();
      expect(top()).toBe(routes.addContacts.path);
    });

    it.each(['failed', 'cancelled', ''])('and was "%s", can be started again', async (outcome) => {
      const params = await leave();
      if (outcome !== '') await decide(params, outcome);
      const start = new FaceStartModel();
      await start.load();
      await start.shown();
      expect([top(), start.content.value]).toEqual([routes.faceStart.path, true]);
      expect((await leave()).get('bizToken')).not.toBe(params.get('bizToken'));
    });

    it('does not move a person who has gone on in the meantime', async () => {
      const start = new FaceStartModel();
      await start.load();
      await decide(await leave(), 'passed');
      const shown = start.shown();
      host.reset(routes.faceStart.path, routes.webview.path);
      await shown;
      expect(top()).toBe(routes.webview.path);
    });
  });

  it('that could not open says so, and offers another way', async () => {
    Object.assign(face, { open: () => Promise.resolve('failed') });
    const start = new FaceStartModel();
    await start.load();
    start.form.fields.consent.of('face').type(true);
    await start.start();
    expect([start.form.problem, start.form.busy]).toEqual([
      '人脸识别没有打开，请稍后再试，或改用人工核验',
      false,
    ]);
    await start.byHand();
    expect(stage.seen.questions.pop()).toContain('400-000-0000');
  });
});
