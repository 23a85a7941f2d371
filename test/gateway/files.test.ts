import { createCanvas, loadImage } from '@napi-rs/canvas';
import { documentRefusals } from '@/contract/document';
import { readPdf } from './documents/readPdf';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
let person: TestPerson;
let contracts: readonly { fileId: string; title: string }[];
beforeAll(async () => {
  bank = await startGateway({ people: true });
  person = await bank.credited();
  const { loanNo } = await person.draw();
  contracts = (await person.must('queryLoanState', { loanNo })).contracts;
});
afterAll(() => bank.close());

const fileOf = (title: string): string =>
  contracts.find((contract) => contract.title === title)?.fileId ?? '';

/** Requests a new address, and returns it as a path of this gateway. */
async function ticketFor(title = '个人消费借款合同'): Promise<string> {
  const { url, fileName } = await person.must('contractDownload', { fileId: fileOf(title) });
  expect(fileName).toBe(`${title}.pdf`);
  expect(url.startsWith(`${bank.settings.publicUrl}/files/`)).toBe(true);
  return url.slice(bank.settings.publicUrl.length);
}

const textOf = async (bytes: Buffer): Promise<string> => (await readPdf(bytes)).pages.join('');

describe('a signed contract', () => {
  it('comes as a PDF whose text has the stored facts', async () => {
    const answer = await bank.app.inject(await ticketFor());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(answer.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('个人消费借款合同.pdf')}`,
    );
    const text = await textOf(answer.rawPayload);
    const { name, idNo, cardNo } = person.facts;
    for (const part of [
      '壹万贰仟元整',
      '12,000.00',
      '等额本息',
      name,
      '还款计划表',
      '已电子签署',
      cardNo.slice(-4),
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain(idNo);
    expect(text).not.toContain(cardNo);
  });

  it('is identical byte for byte at each download, also after the loan is paid off', async () => {
    const before = (await bank.app.inject(await ticketFor('综合融资成本明示表'))).rawPayload;
    const { loans } = await person.must('queryPendingRepayment', {});
    await person.repay(loans[0]?.loanNo ?? '', 'payoff');
    const after = (await bank.app.inject(await ticketFor('综合融资成本明示表'))).rawPayload;
    expect(after.equals(before)).toBe(true);
  });

  it.each(['个人消费借款合同', '综合融资成本明示表', '电子签名授权书'])(
    '%s is among the files of the loan',
    async (title) => {
      const answer = await bank.app.inject(await ticketFor(title));
      expect(answer.rawPayload.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    },
  );

  it('is not given to another person', async () => {
    const stranger = await bank.register('13300000002');
    expect((await stranger.refused('contractDownload', { fileId: fileOf('电子签名授权书') })).code).toBe(
      documentRefusals.contractUnknown,
    );
    expect((await stranger.refused('contractDownload', { fileId: 'unknown' })).code).toBe(
      documentRefusals.contractUnknown,
    );
  });
});

describe('a ticket', () => {
  it('is valid for one download; a viewer may send a HEAD request before', async () => {
    const url = await ticketFor();
    const looks = [
      await bank.app.inject({ method: 'HEAD', url }),
      await bank.app.inject({ method: 'HEAD', url }),
    ];
    expect(looks.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(looks[0]?.headers).toMatchObject({ 'content-type': 'application/pdf', 'accept-ranges': 'none' });
    expect((await bank.app.inject(url)).statusCode).toBe(200);
    const again = await bank.app.inject(url);
    expect([again.statusCode, again.body]).toEqual([410, '这个下载地址已经用过了，请回到合同列表重新打开']);
    expect((await bank.app.inject({ method: 'HEAD', url })).statusCode).toBe(410);
  });

  it('asked for a part returns the whole file, once', async () => {
    const url = await ticketFor();
    const answer = await bank.app.inject({ method: 'GET', url, headers: { range: 'bytes=0-99' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBeGreaterThan(1000);
  });

  it('used by several requests at once gives one download', async () => {
    const url = await ticketFor();
    const answers = await Promise.all(Array.from({ length: 5 }, () => bank.app.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  it('expires after five minutes', async () => {
    const url = await ticketFor();
    await bank.console.advanceMinutes(6);
    const late = await bank.app.inject(url);
    expect([late.statusCode, late.body]).toEqual([410, '这个下载地址已超过5分钟，请回到合同列表重新打开']);
  });

  it.each(['x', 'A'.repeat(43), '..%2F..%2Fetc%2Fpasswd', "' or 1=1 --"])(
    '%s that was never issued is not found',
    async (ticket) => {
      const answer = await bank.app.inject(`/files/${encodeURIComponent(ticket)}`);
      expect([answer.statusCode, answer.body]).toEqual([404, '没有找到这份文件，请回到合同列表重新打开']);
    },
  );

  it('ends with the session that asked for it, and so do its pages', async () => {
    const own = await bank.credited();
    const { loanNo } = await own.draw();
    const fileId = (await own.must('queryLoanState', { loanNo })).contracts[0]?.fileId ?? '';
    const { url } = await own.must('contractDownload', { fileId });
    const pages = (await own.must('contractPages', { fileId })).url;
    const asked = [new URL(url).pathname, `${new URL(pages).pathname}/1?width=320`];
    const method = 'HEAD';
    expect((await bank.app.inject({ method, url: asked[0] ?? '' })).statusCode).toBe(200);
    expect((await bank.app.inject(asked[1] ?? '')).statusCode).toBe(200);
    await own.must('signOut', {});
    for (const path of asked) expect((await bank.app.inject(path)).statusCode).toBe(410);
  });

  it('is not stored in clear', async () => {
    const ticket = (await ticketFor()).split('/').pop();
    const rows = await bank.db.query('select 1 from tickets where ticket_hash = $1', [ticket]);
    expect(rows).toEqual([]);
  });
});

describe('the pages of a signed contract', () => {
  const pages = (title = '个人消费借款合同') => person.must('contractPages', { fileId: fileOf(title) });
  const pathOf = (url: string): string => url.slice(bank.settings.publicUrl.length);
  const unknown = [404, '没有找到这份文件，请回到合同列表重新打开'];

  it('come with their text and their shape, and the same words as the file', async () => {
    const { title, pages: list } = await pages();
    expect(title).toBe('个人消费借款合同');
    for (const { ratio } of list) expect(ratio).toBeCloseTo(Math.SQRT2, 3);
    const plain = (text: string) => text.replace(/\s/g, '');
    const file = await readPdf((await bank.app.inject(await ticketFor())).rawPayload);
    expect(list.map(({ text }) => plain(text))).toEqual(file.pages.map(plain));
  });

  it('are pictures of the width asked for, as often as they are asked for, and kept by no one', async () => {
    const { url, pages: list } = await pages();
    for (const [index, { ratio }] of list.entries()) {
      const width = 900 + index;
      const answer = await bank.app.inject(`${pathOf(url)}/${index + 1}?width=${width}`);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
      expect(answer.headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      const picture = await loadImage(answer.rawPayload);
      expect([picture.width, picture.height]).toEqual([width, Math.round(width * ratio)]);
    }
    const again = await bank.app.inject(`${pathOf(url)}/1?width=900`);
    expect(again.statusCode).toBe(200);
  });

  it('are drawn with the words in place: a page is white, with ink on some of it', async () => {
    const { url } = await pages();
    const answer = await bank.app.inject(`${pathOf(url)}/1?width=600`);
    const picture = await loadImage(answer.rawPayload);
    const context = createCanvas(picture.width, picture.height).getContext('2d');
    context.drawImage(picture, 0, 0);
    const inkAt = (top: number, bottom: number): number => {
      const { data } = context.getImageData(0, top, picture.width, bottom - top);
      let ink = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) ink += 1;
      return ink / (data.length / 4);
    };
    // The margin above the header, and the body of the text.
    expect(inkAt(0, 36)).toBe(0);
    expect(inkAt(300, 700)).toBeGreaterThan(0.02);
    expect(inkAt(300, 700)).toBeLessThan(0.3);
  });

  it.each(['99?width=900', '0?width=900', '1', '1?width=90', '1?width=9000', '1?width=9e2', 'x?width=900'])(
    '%s is not found',
    async (page) => {
      const answer = await bank.app.inject(`${pathOf((await pages()).url)}/${page}`);
      expect([answer.statusCode, answer.body]).toEqual(unknown);
    },
  );

  it('have a ticket that downloads nothing, and a download has one that shows nothing', async () => {
    const { url } = await pages();
    const asDownload = await bank.app.inject(pathOf(url).replace(/\/pages$/, ''));
    expect([asDownload.statusCode, asDownload.body]).toEqual(unknown);
    const download = await ticketFor();
    const asPages = await bank.app.inject(`${download}/pages/1?width=900`);
    expect([asPages.statusCode, asPages.body]).toEqual(unknown);
    expect((await bank.app.inject(download)).statusCode).toBe(200);
  });

  it('expire after five minutes', async () => {
    const { url } = await pages();
    await bank.console.advanceMinutes(6);
    const late = await bank.app.inject(`${pathOf(url)}/1?width=900`);
    expect([late.statusCode, late.body]).toEqual([410, '这个下载地址已超过5分钟，请回到合同列表重新打开']);
  });

  it('are not shown to another person', async () => {
    const stranger = await bank.register('13300000003');
    const { code } = await stranger.refused('contractPages', { fileId: fileOf('个人消费借款合同') });
    expect(code).toBe(documentRefusals.contractUnknown);
  });
});
