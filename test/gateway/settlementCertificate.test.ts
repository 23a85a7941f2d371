import { documentRefusals } from '@/contract/document';
import { settlementRefusals } from '@/contract/settlement';
import {
  groupVerifyCode,
  isVerifyCode,
  newVerifyCode,
  normaliseVerifyCode,
} from '../../gateway/documents/certificate';
import { postEntry } from '../../gateway/ledger/post';
import { readPdf } from './documents/readPdf';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

/** A person whose only loan is paid off. */
async function settledPerson(): Promise<{ person: TestPerson; loanNo: string }> {
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  await person.repay(loanNo, 'payoff');
  return { person, loanNo };
}

async function certified() {
  const { person, loanNo } = await settledPerson();
  const { certificates } = await person.must('settlementApply', { loanNos: [loanNo] });
  const [certificate] = certificates;
  if (certificate === undefined) throw new Error('no certificate');
  return { person, loanNo, certificate };
}

/** A request from another machine: this machine is not counted. */
const from = (remoteAddress: string, code: string, method: 'GET' | 'POST' = 'GET') =>
  method === 'GET'
    ? bank.app.inject({ url: `/verify?code=${encodeURIComponent(code)}`, remoteAddress })
    : bank.app.inject({
        method,
        url: '/verify',
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ code }).toString(),
      });

/** The page without what differs at each request. */
const shown = (body: string) => body.replace(/nonce="[^"]*"/g, '');

/** A refund: the bank pays back a part of the principal, so that it is owed again. */
const refund = (loanNo: string, amount: number) =>
  bank.db.tx((sql) =>
    postEntry(sql, {
      kind: 'repayment',
      ref: `refund-${loanNo}`,
      at: new Date('2026-12-01T02:00:00Z'),
      postings: [
        { account: 'bank', amount: -amount },
        { account: 'principal', amount, loanNo, term: 1 },
      ],
    }),
  );

describe('a verification code', () => {
  it('is well-formed, and no two are the same', () => {
    const codes = Array.from({ length: 200 }, newVerifyCode);
    expect(codes.every(isVerifyCode)).toBe(true);
    expect(new Set(codes).size).toBe(codes.length);
    expect(groupVerifyCode(codes[0] ?? '')).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is found wrong with any one character changed', () => {
    const code = newVerifyCode();
    const wrong = Array.from(code, (character, index) => {
      const other = character === '7' ? '8' : '7';
      return code.slice(0, index) + other + code.slice(index + 1);
    });
    expect(wrong.filter(isVerifyCode)).toEqual([]);
  });

  it('is read as people type it', () => {
    expect(normaliseVerifyCode(' abcd－efgh jkmn-pqrs-oil9 '.replace('－', '-'))).toBe(
      'ABCDEFGHJKMNPQRS0119',
    );
    expect(isVerifyCode('')).toBe(false);
  });
});

describe('the loans of the certificates', () => {
  it('are all there, and say which are settled', async () => {
    const { person, loanNo } = await settledPerson();
    const { loanNo: running } = await person.draw({ amount: '5000.00' });
    const { loans } = await person.must('settlementList', {});
    const today = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string;
    expect(loans).toEqual([
      expect.objectContaining({
        loanNo: running,
        state: 'normal',
        settledOn: null,
        principalLeft: '5000.00',
      }),
      expect.objectContaining({ loanNo, state: 'settled', settledOn: today, principalLeft: '0.00' }),
    ]);
    expect((await person.refused('settlementApply', { loanNos: [running] })).code).toBe(
      settlementRefusals.notSettled,
    );
    expect((await person.refused('settlementApply', { loanNos: [loanNo, running] })).code).toBe(
      settlementRefusals.notSettled,
    );
    expect((await person.must('settlementProve', {})).certificates).toEqual([]);
  });

  it('get no certificate for another customer', async () => {
    const { loanNo, certificate } = await certified();
    const stranger = await bank.register('13300000031');
    expect((await stranger.refused('settlementApply', { loanNos: [loanNo] })).code).toBe(
      settlementRefusals.loanUnknown,
    );
    expect((await stranger.refused('settlementApply', { loanNos: ['nothing'] })).code).toBe(
      settlementRefusals.loanUnknown,
    );
    expect((await stranger.must('settlementList', {})).loans).toEqual([]);
    expect((await stranger.must('settlementProve', {})).certificates).toEqual([]);
    expect((await stranger.refused('contractDownload', { fileId: certificate.fileId })).code).toBe(
      documentRefusals.contractUnknown,
    );
  });
});

describe('a certificate', () => {
  it('is one for each loan, asked again or twice at once', async () => {
    const { person, loanNo } = await settledPerson();
    const ask = () => person.must('settlementApply', { loanNos: [loanNo, loanNo] });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first.certificates).toHaveLength(1);
    expect(second).toEqual(first);
    const { certificates } = await person.must('settlementProve', {});
    expect(certificates).toEqual(first.certificates);
    const [line] = (await person.must('settlementList', {})).loans;
    expect(line?.certificateId).toBe(certificates[0]?.certificateId);
  });

  it('is a PDF with its facts, its code and a QR code of the public page', async () => {
    const { person, certificate, loanNo } = await certified();
    const { url } = await person.must('contractDownload', { fileId: certificate.fileId });
    const { rawPayload } = await bank.app.inject(url.slice(bank.settings.publicUrl.length));
    const { pages, info } = await readPdf(rawPayload);
    const text = pages.join('');
    expect(pages).toHaveLength(1);
    expect(info['Title']).toBe('结清证明');
    const { name, idNo } = person.facts;
    for (const part of [name, loanNo, '12,000.00元', '壹万贰仟元整', '全部结清', certificate.verifyCode]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain(idNo);
    expect(text).not.toContain('已失效');
    const address = `${bank.settings.publicUrl}/verify?code=${certificate.verifyCode.replaceAll('-', '')}`;
    expect((await bank.app.inject(address.slice(bank.settings.publicUrl.length))).statusCode).toBe(200);
  });

  it('is not among the contracts of its loan', async () => {
    const { person, loanNo } = await certified();
    const { contracts } = await person.must('queryLoanState', { loanNo });
    expect(contracts.map(({ title }) => title)).not.toContain('结清证明');
  });

  it('after the years for which its data is kept it is not to be accepted by its name', async () => {
    const { person, certificate } = await certified();
    expect((await from('9.9.9.8', certificate.verifyCode)).body).toContain('真实有效');
    await bank.db.query('delete from paper_files where file_id = $1', [certificate.fileId]);
    await bank.db.query('delete from papers where file_id = $1', [certificate.fileId]);
    await bank.db.query(`update customers set name = '' where phone = $1`, [person.phone]);
    const { body } = await from('9.9.9.8', certificate.verifyCode);
    expect(body).not.toContain('真实有效');
    expect(body).toContain('请不要凭证明上的姓名认定持有人');
    expect(body).toContain('<dt>借款人</dt><dd>已不再保存</dd>');
  });

  it('is revoked by a later entry of its loan; the loan gets a new one when it is settled again', async () => {
    const { person, loanNo, certificate } = await certified();
    await refund(loanNo, 1_000);
    const { certificates } = await person.must('settlementProve', {});
    expect(certificates.map(({ state }) => state)).toEqual(['revoked']);
    expect((await person.refused('settlementApply', { loanNos: [loanNo] })).code).toBe(
      settlementRefusals.notSettled,
    );
    const page = await from('9.9.9.9', certificate.verifyCode);
    expect(page.body).toContain('已失效');
    expect(page.body).not.toContain('真实有效');
    const { url } = await person.must('contractDownload', { fileId: certificate.fileId });
    const { rawPayload } = await bank.app.inject(url.slice(bank.settings.publicUrl.length));
    expect((await readPdf(rawPayload)).pages.join('')).toContain('已失效');
    await person.repay(loanNo, 'payoff');
    const again = (await person.must('settlementApply', { loanNos: [loanNo] })).certificates[0];
    expect(again?.certificateId).not.toBe(certificate.certificateId);
    const both = (await person.must('settlementProve', {})).certificates;
    expect(both.map(({ state }) => state).sort()).toEqual(['revoked', 'valid']);
    expect((await from('9.9.9.9', certificate.verifyCode)).body).toContain('已失效');
    expect((await from('9.9.9.9', again?.verifyCode ?? '')).body).toContain('真实有效');
  });
});

describe('the public page', () => {
  it('shows masked facts for a code, scanned or typed, and nothing else', async () => {
    const { person, loanNo, certificate } = await certified();
    const scanned = await from('8.8.8.1', certificate.verifyCode);
    const typed = await from('8.8.8.1', certificate.verifyCode.replaceAll('-', '').toLowerCase(), 'POST');
    expect(scanned.headers['content-security-policy']).toContain("default-src 'none'");
    expect(scanned.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    for (const { statusCode, body } of [scanned, typed]) {
      expect(statusCode).toBe(200);
      expect(body).toContain('证明真实有效');
      expect(body).toContain(`尾号 ${loanNo.slice(-4)}`);
      const { name, idNo, phone } = { ...person.facts, phone: person.phone };
      expect(body).toContain(`${name.charAt(0)}*`);
      for (const secret of [name, idNo, phone, loanNo, '12,000', certificate.verifyCode]) {
        expect(body).not.toContain(secret);
      }
    }
  });

  it('says the same to an unknown and to a malformed code', async () => {
    const answers = [];
    const codes = [newVerifyCode(), 'x', "' or 1=1 --", 'A'.repeat(5_000), '<script>', '\u0000', '验证码'];
    for (const code of codes) answers.push(await from('8.8.8.2', code));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(codes.map(() => 404));
    expect(new Set(answers.map(({ body }) => shown(body))).size).toBe(1);
    expect(answers[0]?.body).toContain('没有查到这份证明');
  });

  it('asks for a code if none is given', async () => {
    const page = await bank.app.inject('/verify');
    expect([page.statusCode, page.body.includes('没有查到')]).toEqual([200, false]);
    expect((await bank.app.inject('/verify?code=&code=x')).statusCode).toBe(200);
  });

  it('lets an address that tries too often wait, with a right code too; others go on', async () => {
    const { certificate } = await certified();
    for (let n = 0; n < 20; n += 1) expect((await from('8.8.8.3', newVerifyCode())).statusCode).toBe(404);
    expect((await from('8.8.8.3', newVerifyCode())).statusCode).toBe(429);
    const refused = await from('8.8.8.3', certificate.verifyCode);
    expect([refused.statusCode, refused.body.includes('10 分钟后再试')]).toEqual([429, true]);
    expect((await from('8.8.8.4', certificate.verifyCode)).statusCode).toBe(200);
    await bank.console.advanceMinutes(11);
    expect((await from('8.8.8.3', certificate.verifyCode)).statusCode).toBe(200);
  });
});
