import { AccountModel } from '@/pages/setting/account/index.model';
import { ACCOUNT } from '@/pages/setting/account/parts/texts';
import { files } from '@/platform/files';
import { pickUp } from '../../app/phone';
import { useIdentity } from '../user/my/identity';
import { useStage } from '../user/my/stage';

const stage = useStage();
const identity = useIdentity();
const saved: { name: string; text: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  // The device: fetches and keeps the file.
  Object.assign(files, {
    fetchFile: async (url: string, name: string) => {
      const { port } = stage.bank.app.server.address() as { port: number };
      const answer = await fetch(`http://127.0.0.1:${port}${new URL(url).pathname}`);
      if (!answer.ok) return { kind: 'refused', status: answer.status };
      const text = await answer.text();
      return {
        kind: 'file',
        give: () => {
          saved.push({ name, text });
          return Promise.resolve(true);
        },
      };
    },
  });
});

async function open(): Promise<AccountModel> {
  const model = new AccountModel();
  await model.load();
  return model;
}

describe('the account', () => {
  it('exports the own data after a check, and downloads each file once', async () => {
    const { person, seen } = stage;
    const model = await open();
    expect(model.account.value?.exports).toEqual([]);
    await model.ask();
    expect(identity.asked).toEqual(['exportData']);
    await identity.pass(person, 'exportData');
    // Back from the check, the page goes on by itself.
    await model.shown();
    expect(seen.toasts).toEqual(['已整理好，可以下载了']);
    const made = model.account.value?.exports[0];
    expect(made?.files).toEqual([
      { format: 'pdf', taken: false },
      { format: 'json', taken: false },
    ]);
    await model.download({ exportNo: made?.exportNo ?? '', format: 'json' });
    expect(saved[0]?.name).toBe('个人信息副本.json');
    expect(saved[0]?.text).toContain(person.facts.idNo);
    expect(model.account.value?.exports[0]?.files[1]).toEqual({ format: 'json', taken: true });
    await model.download({ exportNo: made?.exportNo ?? '', format: 'json' });
    expect(model.submission.problem).toContain('已经下载过');
  });

  it('gives a file later after another check, and goes on by itself', async () => {
    const { bank, person, seen } = stage;
    await identity.pass(person, 'exportData');
    const model = await open();
    const exportNo = model.account.value?.exports[0]?.exportNo ?? '';
    await bank.console.advanceMinutes(11);
    await model.download({ exportNo, format: 'json' });
    expect([identity.asked, saved, model.submission.problem]).toEqual([['takeExport'], [], '']);
    await identity.pass(person, 'takeExport');
    await model.shown();
    expect(saved[0]?.text).toContain(person.facts.idNo);
    expect(seen.toasts.at(-1)).toBe(ACCOUNT.saved);
    expect(model.account.value?.exports[0]?.files[1]).toEqual({ format: 'json', taken: true });
  });

  it('says until when a cancellation that was asked for can be taken back', async () => {
    const { person } = stage;
    expect((await open()).account.value?.leaveNote).toBe('了解注销后会怎样、需要什么条件');
    const checkToken = await person.check('cancelAccount');
    await person.must('logOff', { checkToken, reason: 'unused', note: '' });
    // Asking ends the session: the person has logged in again, and decided nothing yet.
    await stage.bank.db.query('delete from code_sends');
    await person.register();
    await pickUp(person);
    expect((await open()).account.value?.leaveNote).toMatch(
      /^已申请注销，\d{4}年\d{1,2}月\d{1,2}日前可以撤销$/,
    );
  });

  it('asks for the check again if it is no longer valid', async () => {
    const model = await open();
    identity.hold('exportData', 'not-a-check');
    await model.ask();
    expect(identity.asked).toEqual(['exportData']);
    expect(model.account.value?.exports).toEqual([]);
  });

  it('keeps a file that the host hands over only after a tap', async () => {
    let taps = 0;
    Object.assign(files, {
      fetchFile: () => Promise.resolve({ kind: 'file', give: () => Promise.resolve(++taps > 1) }),
    });
    await identity.pass(stage.person, 'exportData');
    const model = await open();
    const exportNo = model.account.value?.exports[0]?.exportNo ?? '';
    await model.download({ exportNo, format: 'json' });
    expect(model.ready).toBeDefined();
    await model.handOver();
    expect(model.ready).toBeUndefined();
  });

  it.each([
    ['pdf', 'network'],
    ['pdf', 'refused'],
    ['pdf', 'unavailable'],
    ['json', 'network'],
    ['json', 'refused'],
  ] as const)('says why a %s file did not come: %s', async (format, kind) => {
    const not = () => Promise.resolve({ kind });
    Object.assign(files, { fetchFile: not, givePdf: not });
    await identity.pass(stage.person, 'exportData');
    const model = await open();
    await model.download({ exportNo: model.account.value?.exports[0]?.exportNo ?? '', format });
    expect(model.submission.problem).toBe(ACCOUNT[kind]);
  });
});
