import {
  contentDigest,
  contractPdf,
  scheduleTable,
  type Contract,
  type ScheduleRow,
} from '../../../gateway/documents';
import { readPdf } from './readPdf';

function schedule(terms: number): ScheduleRow[] {
  return Array.from({ length: terms }, (_row, i) => ({
    term: i + 1,
    dueDate: `${2026 + Math.floor((i + 11) / 12)}-${String(((i + 11) % 12) + 1).padStart(2, '0')}-18`,
    principal: 100_000,
    interest: 1_000 * (terms - i),
    total: 100_000 + 1_000 * (terms - i),
    balance: 100_000 * (terms - i - 1),
  }));
}

const contract: Contract = {
  title: '个人消费借款合同',
  version: '2026.08',
  number: 'L20261118000001',
  issuedAt: new Date('2026-11-18T02:05:09Z'),
  parties: [
    {
      role: '借款人（甲方）',
      name: '欧阳云山',
      details: [{ label: '身份证号', value: '5****************X' }],
    },
    { role: '贷款人（乙方）', name: '云岭消费金融有限公司' },
  ],
  sections: [
    { heading: '借款', paragraphs: ['乙方向甲方提供借款人民币壹万贰仟元整（12,000.00 元）。'] },
    { heading: '生僻字', paragraphs: ['姓名中的䶮、㛃、喆与繁体的龍鳳也要能读、能搜索。'] },
  ],
  table: scheduleTable(schedule(12)),
};
const signed: Contract = {
  ...contract,
  signature: { signedAt: new Date('2026-11-18T16:05:09Z'), digest: contentDigest(contract) },
};

describe('a contract as PDF', () => {
  it('contains everything as searchable text', async () => {
    const { pages, info } = await readPdf(await contractPdf(signed));
    const text = pages.join('');
    for (const part of [
      '个人消费借款合同',
      '编号：L20261118000001',
      '借款人（甲方）：欧阳云山',
      '身份证号：5****************X',
      '一、借款',
      '乙方向甲方提供借款人民币壹万贰仟元整（12,000.00元）。',
      '二、生僻字',
      '姓名中的䶮、㛃、喆与繁体的龍鳳也要能读、能搜索。',
      '期次还款日应还本金应还利息应还合计剩余本金',
      '合计12,000.00780.0012,780.00',
    ]) {
      expect(text).toContain(part);
    }
    expect(info).toMatchObject({ Title: '个人消费借款合同', Language: 'zh-CN' });
  });

  it('shows who signed, when (Beijing time), and what', async () => {
    const text = (await readPdf(await contractPdf(signed))).pages.join('');
    expect(text).toContain('欧阳云山（已电子签署）');
    expect(text).toContain('2026年11月19日00:05:09（北京时间）');
    expect(text).toContain(contentDigest(contract));
  });

  it('says that it is unsigned when it is', async () => {
    const text = (await readPdf(await contractPdf(contract))).pages.join('');
    expect(text).toContain('本文件尚未签署');
    expect(text).not.toContain('已电子签署');
  });

  it('numbers every page and repeats the table head on a continued page', async () => {
    const long = { ...contract, table: scheduleTable(schedule(60)) };
    const { pages } = await readPdf(await contractPdf(long));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, i) => {
      expect(page).toContain(`第${i + 1}页/共${pages.length}页`);
      expect(page).toContain('编号L20261118000001');
    });
    const withRows = pages.filter((page) => /\d{4}-\d{2}-18/.test(page));
    expect(withRows.length).toBeGreaterThan(1);
    for (const page of withRows) expect(page).toContain('期次还款日应还本金');
    for (const { dueDate } of schedule(60)) expect(pages.join('')).toContain(dueDate);
  });

  it('is the same file for the same contract, and small', async () => {
    const [first, second] = await Promise.all([contractPdf(signed), contractPdf(signed)]);
    expect(first.equals(second)).toBe(true);
    expect(first.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(first.length).toBeLessThan(200_000);
  });
});

describe('the digest of the content', () => {
  it('is lower-case SHA-256 and does not depend on the time or on the order of keys', () => {
    const { number, title, version, sections, parties, table } = contract;
    expect(contentDigest(contract)).toMatch(/^[0-9a-f]{64}$/);
    expect(contentDigest({ table, parties, sections, version, title, number })).toBe(contentDigest(contract));
    expect(contentDigest(signed)).toBe(contentDigest(contract));
  });

  it.each<[string, Partial<Contract>]>([
    ['number', { number: 'L20261118000002' }],
    ['version', { version: '2026.09' }],
    ['a party', { parties: [{ role: '借款人（甲方）', name: '欧阳云川' }] }],
    ['a word', { sections: [{ heading: '借款', paragraphs: ['乙方向甲方提供借款人民币贰万元整。'] }] }],
    ['a row', { table: scheduleTable(schedule(11)) }],
    ['no table', { table: undefined }],
  ])('changes with %s', (_what, change) => {
    expect(contentDigest({ ...contract, ...change })).not.toBe(contentDigest(contract));
  });
});
