import { settlementCalls } from '@/contract/settlement';
import { PaperCheck } from '@/pages/bussiness/settlement/parts/paperCheck';
import { CHECK } from '@/pages/bussiness/settlement/texts';
import { files } from '@/platform/files';
import { privacy } from '@/platform/privacy';
import { PRIVACY_REFUSED } from '@/stores/privacy';
import { soon } from '../../soon';
import { useStage } from '../repay/stage';

const stage = useStage();
const untouched = { ...files };
const open = { ...privacy };
afterEach(() => {
  Object.assign(files, untouched);
  Object.assign(privacy, open);
});

function offer(bytes: Buffer): void {
  const source = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
  const file = { name: 'a.pdf', type: source.type, size: source.size, source };
  Object.assign(files, { pickPdf: () => Promise.resolve({ ok: true, file }) });
}
const withhold = (reason: string): void =>
  void Object.assign(files, { pickPdf: () => Promise.resolve({ ok: false, reason }) });

/** The person chooses this file. */
async function chosen(bytes: Buffer): Promise<PaperCheck['result']> {
  offer(bytes);
  const check = new PaperCheck();
  await check.pick();
  return check.result;
}

const FOREIGN = Buffer.from('%PDF-1.7\n%%EOF\n');
const NONE = Buffer.from('none');
const TOLD = { foreign: '不是我们签署的文件', none: '没有读到 PDF 文件' };
/** The next answer comes late. */
const late = () =>
  stage.bank.console.faults([
    { path: settlementCalls.settlementUpload.path, fault: 'delay', value: 1200, times: 1 },
  ]);

async function certificate(): Promise<Buffer> {
  const { bank, person, loanNo } = stage;
  await person.repay(loanNo, 'payoff');
  const { certificates } = await person.must('settlementApply', { loanNos: [loanNo] });
  const { url } = await person.must('contractDownload', { fileId: certificates[0]?.fileId ?? '' });
  return (await bank.app.inject(url.slice(bank.settings.publicUrl.length))).rawPayload;
}

describe('a paper that a person was given', () => {
  it('is named with the day of its signature if it is ours', async () => {
    const result = await chosen(await certificate());
    expect(result).toMatchObject({ kind: 'success', title: '文件真实有效' });
    expect(result?.text).toMatch(/^《结清证明》\d{4}年\d+月\d+日签署。签署之后没有改动过。$/);
  });

  it('is said to be changed if it was', async () => {
    const pdf = await certificate();
    const at = pdf.indexOf('stream') + 40;
    pdf[at] = (pdf[at] ?? 0) ^ 1;
    expect(await chosen(pdf)).toMatchObject({ kind: 'danger', title: '这份文件被改动过' });
  });

  it('is said not to be ours without our signature', async () => {
    expect((await chosen(Buffer.from('%PDF-1.7\n%%EOF\n')))?.title).toBe('不是我们签署的文件');
  });

  it('is not sent if it is larger than any of ours', async () => {
    expect(await chosen(Buffer.alloc(5 * 1024 * 1024 + 1))).toEqual({
      kind: 'warn',
      title: CHECK.unread,
      text: CHECK.tooLarge,
    });
  });

  it('says why it was not checked when the network fails', async () => {
    await stage.bank.console.faults([{ path: settlementCalls.settlementUpload.path, fault: 'drop' }]);
    expect(await chosen(Buffer.from('%PDF-'))).toMatchObject({ kind: 'warn', title: CHECK.unread });
  });

  it.each([
    ['unavailable', '电脑'],
    ['denied', '系统设置'],
    ['failed', '再选一次'],
    ['cancelled', undefined],
  ] as const)('that could not be chosen (%s) says the way', async (reason, way) => {
    withhold(reason);
    const check = new PaperCheck();
    await check.pick();
    if (way === undefined) expect(check.result).toBeUndefined();
    else expect(check.result?.text).toContain(way);
  });

  it('is not chosen without the consent to the privacy guide', async () => {
    Object.assign(privacy, {
      gated: true,
      missing: () => Promise.resolve('《指引》'),
      require: () => Promise.resolve(false),
    });
    const check = new PaperCheck();
    await check.pick();
    expect(check.result?.text).toBe(PRIVACY_REFUSED);
  });
});

describe('the file that was chosen last', () => {
  it('is the only one that is told of: the verdict on the one before is gone while this one is checked', async () => {
    offer(FOREIGN);
    const check = new PaperCheck();
    await check.pick();
    expect(check.result?.title).toBe(TOLD.foreign);
    await late();
    offer(NONE);
    const checking = check.pick();
    await soon(() => expect(check.result).toBeUndefined());
    await checking;
    expect(check.result?.title).toBe(TOLD.none);
  });

  it('is not told of in the words about an earlier one, whose answer comes later', async () => {
    await late();
    offer(FOREIGN);
    const check = new PaperCheck();
    const before = check.pick();
    await soon(() => expect(check.result).toBeUndefined());
    offer(NONE);
    await check.pick();
    await before;
    expect(check.result?.title).toBe(TOLD.none);
  });

  it('could not be opened: the answer about an earlier one does not hide it', async () => {
    await late();
    offer(FOREIGN);
    const check = new PaperCheck();
    const before = check.pick();
    withhold('failed');
    await check.pick();
    await before;
    expect(check.result?.text).toBe(CHECK.picked.failed);
  });
});
