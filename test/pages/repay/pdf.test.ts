import { loadImage } from '@napi-rs/canvas';
import { documentCalls } from '@/contract/document';
import { routes } from '@/navigation';
import { PdfModel } from '@/pages/repay/pdf.model';
import { PDF } from '@/pages/repay/parts/texts';
import { files, type FetchedPicture } from '@/platform/files';
import { session } from '@/stores/session';
import { host } from '../../app/host';
import { soon } from '../../soon';
import { top, useStage } from './stage';

const stage = useStage();

const contract = async () => {
  const { contracts } = await stage.person.must('queryLoanState', { loanNo: stage.loanNo });
  return contracts.find(({ title }) => title === '个人消费借款合同')?.fileId ?? '';
};

const opened = async (fileId: string) => {
  const model = new PdfModel(new Map([['fileId', fileId]]));
  await model.load();
  return model;
};

/** Which pictures are shown, and which have failed: 'shown failed waiting'. */
const states = (model: PdfModel): string =>
  (model.drawn?.pages ?? [])
    .map(({ address, failed }) => (address ? 'shown' : failed ? 'failed' : 'waiting'))
    .join(' ');

describe('the pages of a contract', () => {
  /** Numbers of the pages that were asked for, the widths of what came, and what was freed. */
  const seen = { asked: [] as number[], sizes: [] as number[], freed: [] as string[] };
  /** What the network does to a page, instead of bringing it. */
  let trouble: (page: number) => Promise<FetchedPicture> | undefined;

  beforeEach(() => {
    Object.assign(seen, { asked: [], sizes: [], freed: [] });
    trouble = () => undefined;
    Object.assign(files, {
      fetchPicture: async (url: string): Promise<FetchedPicture> => {
        const number = Number(/\/pages\/(\d+)\?/.exec(url)?.[1]);
        seen.asked.push(number);
        const cut = trouble(number);
        if (cut !== undefined) return cut;
        const { port } = new URL(stage.bank.app.listeningOrigin);
        const answer = await fetch(url.replace(/:\d+/, `:${port}`));
        if (!answer.ok) return { kind: 'refused', status: answer.status };
        seen.sizes.push((await loadImage(await answer.arrayBuffer())).width);
        const address = `blob:${number}`;
        return { kind: 'picture', address, release: () => void seen.freed.push(address) };
      },
    });
  });

  it('come one after another, as wide as three pixels for each of the screen', async () => {
    const model = await opened(await contract());
    expect(model.title).toBe('个人消费借款合同');
    await soon(() => expect(states(model)).toMatch(/^shown( shown)+$/));
    const pages = model.drawn?.pages ?? [];
    expect(seen.asked).toEqual(pages.map(({ number }) => number));
    expect(new Set(seen.sizes)).toEqual(new Set([900]));
    expect(pages[0]?.text).toContain(stage.person.facts.name);
    expect(pages[0]?.ratio).toBeCloseTo(Math.SQRT2, 3);
    model.enlarge(1);
    expect([model.zoom, model.mayEnlarge]).toEqual([1.5, true]);
    model.dispose();
    expect(seen.freed).toEqual(pages.map(({ address }) => address));
  });

  it('that do not come say so, and come when asked for again', async () => {
    trouble = (page) => (page === 2 ? Promise.resolve({ kind: 'network' }) : undefined);
    const model = await opened(await contract());
    await soon(() => expect(states(model)).toMatch(/^shown failed( failed)*$/));
    // No network: the others would each wait for a minute.
    expect(seen.asked).toEqual([1, 2]);
    trouble = () => undefined;
    await model.drawn?.draw();
    expect(states(model)).toMatch(/^shown shown( shown)*$/);
    expect(seen.asked.slice(0, 3)).toEqual([1, 2, 2]);
  });

  it('come without a page that the server cannot draw', async () => {
    trouble = (page) => (page === 1 ? Promise.resolve({ kind: 'refused', status: 500 }) : undefined);
    const model = await opened(await contract());
    await soon(() => expect(states(model)).toMatch(/^failed shown/));
    expect(seen.asked.slice(0, 2)).toEqual([1, 2]);
  });

  it('are asked for at a new address when the old one has expired', async () => {
    trouble = (page) => (page === 2 ? Promise.resolve({ kind: 'network' }) : undefined);
    const model = await opened(await contract());
    await soon(() => expect(states(model)).toMatch(/^shown failed/));
    trouble = () => undefined;
    await stage.bank.console.advanceMinutes(6);
    await model.drawn?.draw();
    expect(states(model)).toMatch(/^shown shown( shown)*$/);
  });

  it('are freed when they come after the person has left', async () => {
    let come: (picture: FetchedPicture) => void = () => undefined;
    trouble = () => new Promise((resolve) => (come = resolve));
    const model = await opened(await contract());
    await soon(() => expect(seen.asked).toEqual([1]));
    model.dispose();
    come({ kind: 'picture', address: 'blob:late', release: () => void seen.freed.push('blob:late') });
    await soon(() => expect(seen.freed).toEqual(['blob:late']));
    expect(seen.asked).toEqual([1]);
  });

  it('are none for a file that does not exist', async () => {
    expect((await opened('F-unknown')).contract.failure?.message).toBe('没有找到这份合同');
    expect((await opened('<b>')).fileId).toBe('');
    expect(seen.asked).toEqual([]);
  });

  it('are shown to a visitor after the login', async () => {
    const fileId = await contract();
    session.clear('expired');
    host.reset(routes.home.path, `${routes.pdf.path}?fileId=${fileId}`);
    await opened(fileId);
    expect(top()).toBe(routes.login.path);
  });
});

describe('the download', () => {
  const given: [string, string][] = [];
  const answering = (kind: string) =>
    Object.assign(files, {
      fetchPicture: () => Promise.resolve({ kind: 'network' }),
      givePdf: (url: string, fileName: string) => {
        given.push([url, fileName]);
        return Promise.resolve({ kind });
      },
    });
  beforeEach(() => void (given.length = 0));

  it('has its own ticket each time, and the name of the contract', async () => {
    answering('given');
    const model = await opened(await contract());
    await model.save();
    await model.save();
    expect(model.submission.problem).toBe('');
    const { settings } = stage.bank;
    expect(given.map(([url]) => url.startsWith(`${settings.publicUrl}/files/`))).toEqual([true, true]);
    expect(new Set(given.map(([url]) => url)).size).toBe(2);
    expect(given.map(([, name]) => name)).toEqual(['个人消费借款合同.pdf', '个人消费借款合同.pdf']);
  });

  it.each(['refused', 'network', 'unavailable'] as const)('says so when it is %s', async (kind) => {
    answering(kind);
    const model = await opened(await contract());
    await model.save();
    expect(model.submission).toMatchObject({ problem: PDF[kind], busy: false });
  });

  it('says so when it cannot be asked for', async () => {
    answering('given');
    const model = await opened(await contract());
    await stage.bank.console.faults([
      { path: documentCalls.contractDownload.path, fault: 'status', value: 500, times: 3 },
    ]);
    await model.save();
    expect(model.submission.problem).not.toBe('');
    expect(given).toEqual([]);
  });
});
