import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { checkedFor } from '../../../gateway/dear';
import { contentDigest, contractPdf, type Contract } from '../../../gateway/documents';
import { drawPage, pagesOf } from '../../../gateway/documents/pages';
import { PageThread } from '../../../gateway/documents/pages/pageThread';

const contract: Contract = {
  title: '个人消费借款合同',
  version: '2026.08',
  number: 'L20261118000001',
  issuedAt: new Date('2026-11-18T02:05:09Z'),
  parties: [{ role: '借款人（甲方）', name: '欧阳云山' }],
  sections: Array.from({ length: 12 }, (_section, index) => ({
    heading: `第 ${index + 1} 节`,
    paragraphs: ['姓名中的䶮、㛃、喆与繁体的龍鳳也要能读。'.repeat(12)],
  })),
};
const signed = { signedAt: new Date('2026-11-18T16:05:09Z'), digest: contentDigest(contract) };

let pdf: Buffer;
const somebody = checkedFor('somebody');
beforeAll(async () => {
  pdf = await contractPdf({ ...contract, signature: signed });
});

describe('the pages of a PDF', () => {
  it('have their words, and the shape of the paper', async () => {
    const pages = await pagesOf(somebody, pdf);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]?.text).toMatch(/^个人消费借款合同\n编号：L20261118000001\n/);
    expect(pages[0]?.text).toContain('䶮、㛃、喆与繁体的龍鳳');
    for (const { ratio } of pages) expect(ratio).toBeCloseTo(Math.SQRT2, 3);
  });

  it('are drawn at any width, small enough for a weak network', async () => {
    for (const width of [320, 1125]) {
      const png = (await drawPage(somebody, pdf, { number: 1, width })) ?? Buffer.alloc(0);
      const picture = await loadImage(png);
      expect([picture.width, picture.height]).toEqual([width, Math.round(width * Math.SQRT2)]);
      expect(png.length).toBeLessThan(150 * width);
    }
  });

  it('are none beyond the last', async () => {
    const pages = await pagesOf(somebody, pdf);
    expect(await drawPage(somebody, pdf, { number: pages.length, width: 320 })).toBeInstanceOf(Buffer);
    expect(await drawPage(somebody, pdf, { number: pages.length + 1, width: 320 })).toBeUndefined();
  });

  it('are refused for what is no PDF, and drawn for the next one', async () => {
    const refused = { message: expect.stringContaining('Invalid PDF') as string };
    await expect(pagesOf(somebody, Buffer.from('nonsense'))).rejects.toMatchObject(refused);
    await expect(
      drawPage(somebody, Buffer.from('%PDF-1.7'), { number: 1, width: 320 }),
    ).rejects.toMatchObject(refused);
    expect(await drawPage(somebody, pdf, { number: 1, width: 320 })).toBeInstanceOf(Buffer);
  });

  it('are refused at once when too many are asked for, and none of the others is lost', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 80 }, () => drawPage(somebody, pdf, { number: 1, width: 320 })),
    );
    const drawn = asked.filter(({ status }) => status === 'fulfilled');
    expect(drawn.length).toBeGreaterThanOrEqual(40);
    expect(drawn.length).toBeLessThan(50);
    expect(await drawPage(somebody, pdf, { number: 1, width: 320 })).toBeInstanceOf(Buffer);
  });
});

describe('a thread for pages', () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'pages-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A thread whose work is `code`, which the test may write again. */
  function broken(code: string) {
    const script = join(folder, 'thread.js');
    const write = (work: string) => writeFileSync(script, work);
    write(code);
    return { thread: new PageThread(script, 1500), write };
  }

  it.each([
    ['dies at its start', 'throw new Error("no memory")'],
    ['dies under its work', 'exports.pagesOf = () => process.exit(1)'],
    ['is silent', 'exports.pagesOf = () => new Promise(() => setInterval(() => 0, 1000))'],
    ['never leaves its work', 'exports.pagesOf = () => { for (;;); }'],
  ])('that %s fails the calls that wait for it, and the next call gets a new thread', async (_what, code) => {
    const { thread, write } = broken(code);
    const asked = await Promise.allSettled([thread.run('pagesOf', {}), thread.run('pagesOf', {})]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    write('exports.pagesOf = () => 1');
    expect(await thread.run('pagesOf', {})).toBe(1);
  });
});
