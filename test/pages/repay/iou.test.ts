import { describe, expect, it, vi } from 'vitest';
import { addDays } from '@/domain/dates/civil';
import { routes } from '@/navigation';
import { files } from '@/platform/files';
import { pdf, type PdfFile } from '@/platform/pdf';
import { IouModel } from '@/pages/repay/repayIoudetails.model';
import { PdfModel } from '@/pages/repay/pdf.model';
import { drafts } from '@/stores/drafts';
import { session } from '@/stores/session';
import { host } from '../../navigation/host';
import { paramsOf, top, useStage } from './stage';

vi.mock('@tarojs/taro', async () => (await import('../../navigation/host')).taroModule);

const stage = useStage(4000);

async function iou(loanNo = stage.loanNo): Promise<IouModel> {
  const model = new IouModel(new Map([['loanNo', loanNo]]));
  await model.load();
  return model;
}

const quoted = (model: IouModel) => vi.waitUntil(() => model.payoff?.quote !== undefined, 5000);

describe('one IOU', () => {
  it('puts the whole repayment of the cooling-off period before any other', async () => {
    const model = await iou();
    expect([model.action, model.coolingOffNote]).toEqual(['coolingOff', '还剩 30 天']);
    expect(model.payoffHint(0)).toContain('不用付利息');
    await model.payBack();
    expect(drafts.get('repay')).toMatchObject({ kind: 'coolingOff', loanNos: [stage.loanNo] });
    expect(paramsOf(routes.repayConfirm.path).get('backUrl')).toBe(
      `${routes.iouDetails.path}?loanNo=${stage.loanNo}`,
    );
  });

  it('has its plan with states, its contracts and its facts', async () => {
    await stage.person.repay(stage.loanNo, 'due');
    const model = await iou();
    const { rows = [], contracts = [], ...facts } = model.iou.value ?? {};
    expect(rows.map(({ state }) => state).slice(0, 3)).toEqual(['paid', 'future', 'future']);
    expect(rows[0]).toMatchObject({ term: 1, total: 107_971, paid: 107_971 });
    expect(contracts.length).toBeGreaterThan(0);
    expect(facts).toMatchObject({
      amount: 1_200_000,
      termsLeft: 11,
      method: '等额本息',
      purpose: '日常消费',
    });
    // Something was paid: the cooling-off period is over.
    expect(model.action).toBe('payoff');
  });

  it('asks to pay what is overdue, with its sum', async () => {
    await stage.bank.console.advanceDays(35);
    const model = await iou();
    expect(model.action).toBe('overdue');
    const { overdue = 0, rows = [] } = model.iou.value ?? {};
    expect(overdue).toBe(rows[0]?.total);
    expect(rows[0]?.penalty).toBeGreaterThan(0);
    await model.payOverdue();
    expect(paramsOf(routes.repayEntry.path).get('loanNos')).toBe(stage.loanNo);
  });

  it('offers nothing any more once it is settled', async () => {
    await stage.person.repay(stage.loanNo, 'payoff');
    const model = await iou();
    expect([model.action, model.payoff, model.iou.value?.state]).toEqual(['none', undefined, 'settled']);
  });

  it('is not asked for without a number, and says so when there is none such', async () => {
    const nameless = new IouModel(new Map([['loanNo', '<b>']]));
    await nameless.load();
    expect([nameless.loanNo, nameless.iou.state]).toEqual(['', 'loading']);
    const unknown = await iou('L-unknown');
    expect(unknown.iou).toMatchObject({ state: 'failed', failure: { message: '没有找到这笔借款' } });
  });
});

describe('a payoff by date', () => {
  it('costs more and spares less the later it is, each day asked for once', async () => {
    const model = await iou();
    await quoted(model);
    const { payoff } = model;
    if (!payoff) throw new Error('no payoff');
    expect(payoff.most).toBe(31);
    const [today, quotes] = [payoff.quote, payoff];
    quotes.choose(10);
    expect(payoff.quote).toBeUndefined();
    await payoff.ask();
    expect(payoff.quote).toMatchObject({ on: addDays(payoff.on, 0), payable: false });
    // 12,000.00 × 14.40 % × 10 / 360
    expect((payoff.quote?.payAmount ?? 0) - (today?.payAmount ?? 0)).toBe(4800);
    expect((today?.savedInterest ?? 0) - (payoff.quote?.savedInterest ?? 0)).toBe(4800);
    await stage.bank.console.faults([{ path: '/repay/repaymentTrial', fault: 'status', value: 500 }]);
    await payoff.ask();
    expect(payoff.failed).toBe('');
    payoff.choose(11);
    await payoff.ask();
    expect(payoff.failed).not.toBe('');
    await payoff.ask();
    expect([payoff.failed, payoff.quote?.on]).toEqual(['', payoff.on]);
    model.dispose();
  });
});

/** The device's side of a PDF: three pages of nothing. */
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
    const { contracts = [] } = (await iou()).iou.value ?? {};
    return contracts[0]?.fileId ?? '';
  };
  /** Fetched for real from the gateway; what the browser draws is put in. */
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
    await vi.waitUntil(() => model.drawn?.pages.every(({ address }) => address !== ''), 2000);
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
    // The first ticket is used up: only a new one can bring the file.
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

  it('says so when there is none such', async () => {
    expect((await opened('F-unknown')).contract.failure?.message).toBe('没有找到这份合同');
    expect((await opened('<b>')).fileId).toBe('');
  });

  it('is shown by the host where that opens files itself', async () => {
    Object.assign(files, { openPdf: () => Promise.resolve({ kind: 'opened' }) });
    const model = await opened(await contract());
    expect(model.contract.value?.content).toBeNull();
  });

  it('asks who is not logged in to log in, and comes back', async () => {
    const fileId = await contract();
    session.clear('expired');
    host.reset(routes.home.path, `${routes.pdf.path}?fileId=${fileId}`);
    await opened(fileId);
    expect(top()).toBe(routes.login.path);
  });
});
