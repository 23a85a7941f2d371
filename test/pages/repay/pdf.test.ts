import { routes } from '@/navigation';
import { PdfModel } from '@/pages/repay/pdf.model';
import { files } from '@/platform/files';
import { pdf, type PdfFile } from '@/platform/pdf';
import { session } from '@/stores/session';
import { host } from '../../app/host';
import { top, useStage } from './stage';
import { soon } from '../../soon';

const stage = useStage();

/** The device's side of a PDF: three empty pages. */
function drawable(): { file: PdfFile; released: string[]; closed: number } {
  const seen = { released: [] as string[], closed: 0 };
  const file: PdfFile = {
    pageCount: 3,
    page: (number) =>
      Promise.resolve({
        ratio: 1.5,
        text: () => Promise.resolve(`words of ${number}`),
        draw: () => Promise.resolve(`blob:${number}`),
      }),
    release: (address) => void seen.released.push(address),
    close: () => void (seen.closed += 1),
  };
  return Object.assign(seen, { file });
}

describe('a contract', () => {
  const contract = async () => {
    const { contracts } = await stage.person.must('queryLoanState', { loanNo: stage.loanNo });
    return contracts[0]?.fileId ?? '';
  };
  /** Fetched for real from the gateway; only the browser's drawing is simulated. */
  const device = (outcome: 'file' | 'notPdf' = 'file') => {
    const drawn = drawable();
    Object.assign(files, {
      openPdf: async (url: string) => {
        const { port } = new URL(stage.bank.app.listeningOrigin);
        const answer = await fetch(url.replace(/:\d+/, `:${port}`));
        if (!answer.ok) return { kind: 'refused', status: answer.status };
        return { kind: 'bytes', bytes: await answer.arrayBuffer() };
      },
    });
    Object.assign(pdf, {
      read: (bytes: ArrayBuffer) => {
        expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
        return Promise.resolve(outcome === 'file' ? { kind: 'file', file: drawn.file } : { kind: outcome });
      },
    });
    return drawn;
  };
  const opened = async (fileId: string) => {
    const model = new PdfModel(new Map([['fileId', fileId]]));
    await model.load();
    return model;
  };

  it('is fetched by a ticket and drawn page by page', async () => {
    const drawn = device();
    const model = await opened(await contract());
    expect(model.contract.state).toBe('ready');
    expect(model.title).not.toBe('文件查看');
    await soon(() => expect(model.drawn?.pages.every(({ address }) => address !== '')).toBe(true));
    expect(model.drawn?.pages[2]).toEqual({ number: 3, ratio: 1.5, address: 'blob:3', text: 'words of 3' });
    model.enlarge(1);
    expect([model.zoom, model.mayEnlarge]).toEqual([1.5, true]);
    model.dispose();
    expect(drawn).toMatchObject({ released: ['blob:1', 'blob:2', 'blob:3'], closed: 1 });
  });

  it('asks for a new ticket with each retry', async () => {
    device('notPdf');
    const fileId = await contract();
    const model = await opened(fileId);
    expect(model.contract.failure?.message).toBe('文件内容不完整，请重新加载');
    device();
    // The first ticket is used up: only a new one can fetch the file.
    await model.contract.load();
    expect(model.contract.state).toBe('ready');
    model.dispose();
  });

  it.each([
    ['refused', { kind: 'refused', status: 410 }, '下载地址已失效'],
    ['not reached', { kind: 'network' }, '请检查网络'],
  ])('says so when its address is %s', async (_what, outcome, words) => {
    Object.assign(files, { openPdf: () => Promise.resolve(outcome) });
    const model = await opened(await contract());
    expect(model.contract.failure?.message).toContain(words);
  });

  it('says so when it does not exist', async () => {
    expect((await opened('F-unknown')).contract.failure?.message).toBe('没有找到这份合同');
    expect((await opened('<b>')).fileId).toBe('');
  });

  it('is shown by the host when the host can open files', async () => {
    Object.assign(files, { openPdf: () => Promise.resolve({ kind: 'opened' }) });
    const model = await opened(await contract());
    expect(model.contract.value?.content).toBeNull();
  });

  it('asks a visitor to log in, and returns', async () => {
    const fileId = await contract();
    session.clear('expired');
    host.reset(routes.home.path, `${routes.pdf.path}?fileId=${fileId}`);
    await opened(fileId);
    expect(top()).toBe(routes.login.path);
  });
});
