import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentRefusals } from '@/contract/document';
import { postEntry } from '../../gateway/ledger/post';
import { newSigningKey } from '../../gateway/signingKey';
import { stubEnv, unstubAllEnvs } from '../stubs';
import { startGateway, type Bank, type TestPerson } from './harness';
import { startService } from './providers/service';
import { checkSignature, turned } from './documents/checkSignature';
import { forged, FORGINGS } from './documents/forgedSignature';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterEach(() => unstubAllEnvs());
afterAll(() => bank.close());

const at = (url: string) => bank.app.inject(url.slice(bank.settings.publicUrl.length));
async function download(person: TestPerson, fileId: string): Promise<Buffer> {
  const { url } = await person.must('contractDownload', { fileId });
  return (await at(url)).rawPayload;
}

/** A drawing's contract, and when it was signed. */
async function contract(person?: TestPerson) {
  const who = person ?? (await bank.credited());
  const { loanNo } = await who.draw({ amount: '1000.00', term: 3 });
  const { contracts } = await who.must('queryLoanState', { loanNo });
  const fileId = contracts.find(({ title }) => title === '个人消费借款合同')?.fileId ?? '';
  return { person: who, loanNo, fileId };
}

let callers = 0;
/** Uploads a file to the public page, from its own address unless given one. */
async function checked(pdf: Buffer, remoteAddress = `9.8.${(callers += 1)}.1`) {
  const edge = 'edge-of-the-form';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const { statusCode, body } = await bank.app.inject({
    method: 'POST',
    url: '/verify/file',
    remoteAddress,
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), pdf, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
  return { status: statusCode, heading: /<h2>([^<]*)<\/h2>/.exec(body)?.[1], body };
}

describe('every PDF that is handed out', () => {
  it('is signed by the lender, whole, with the time of the person’s signature', async () => {
    const { person, fileId, loanNo } = await contract();
    const [row] = await bank.db.query<{ at: Date }>('select at from signatures where loan_no = $1', [loanNo]);
    const signed = checkSignature(await download(person, fileId));
    expect(signed).toMatchObject({ valid: true, subFilter: 'ETSI.CAdES.detached' });
    expect(Math.abs(signed.signedAt.getTime() - (row?.at.getTime() ?? 0))).toBeLessThan(1000);
  });

  it('of every other kind too: an agreement, a certificate, an export', async () => {
    const { person, loanNo } = await contract();
    const { agreements } = await person.must('queryContractList', {});
    expect(checkSignature(await download(person, agreements[0]?.fileId ?? '')).valid).toBe(true);
    await person.repay(loanNo, 'payoff');
    const { certificates } = await person.must('settlementApply', { loanNos: [loanNo] });
    const certificate = await download(person, certificates[0]?.fileId ?? '');
    expect(checkSignature(certificate).valid).toBe(true);
    expect((await checked(certificate)).body).toContain('结清证明');
    await bank.db.tx((sql) =>
      postEntry(sql, {
        ...{ kind: 'repayment', ref: `refund-${loanNo}`, at: new Date('2026-12-01T02:00:00Z') },
        postings: [
          { account: 'bank', amount: -100 },
          { account: 'principal', amount: 100, loanNo, term: 1 },
        ],
      }),
    );
    expect((await checked(certificate)).heading).toBe('这份证明已失效');
    const revoked = await download(person, certificates[0]?.fileId ?? '');
    expect([revoked.equals(certificate), checkSignature(revoked).valid]).toEqual([false, true]);

    const { exportNo } = await person.must('dataExportAsk', { checkToken: await person.check('exportData') });
    const { url } = await person.must('dataExportLink', { exportNo, format: 'pdf' });
    const exported = (await at(url)).rawPayload;
    expect(checkSignature(exported).valid).toBe(true);
    expect(await checked(exported)).toMatchObject({ status: 200, heading: '文件真实有效' });
  });

  it('with one changed byte is signed no more, wherever the byte is', async () => {
    const { person, fileId } = await contract();
    const pdf = await download(person, fileId);
    const room = pdf.indexOf('/Contents <');
    const end = pdf.indexOf('>', room);
    const signed = [10, end + 200, Math.floor((end + pdf.length) / 2), pdf.length - 8];
    const places = [...signed, room + 400, room + 16_000];
    for (const place of places) {
      const { heading } = await checked(turned(pdf, place));
      expect([place, heading]).toEqual([place, '这份文件被改动过']);
    }
    for (const place of signed) expect(checkSignature(turned(pdf, place)).valid).toBe(false);
    expect((await checked(Buffer.concat([pdf, Buffer.from('\n% more')]))).heading).toBe('这份文件被改动过');
  });

  it.each(Object.entries(FORGINGS))('is not believed if its signature %s', async (_name, forging) => {
    const { person, fileId } = await contract();
    const pdf = await download(person, fileId);
    const { content } = checkSignature(pdf);
    const other = turned(pdf, 20);
    expect((await checked(forged(other, content, forging))).heading).toBe('这份文件被改动过');
  });

  it('of before a rotation stays valid, and the next one is signed with the new key', async () => {
    const first = await contract();
    const before = await download(first.person, first.fileId);
    Object.assign(bank.keys, { signingKey: newSigningKey() });
    const second = await contract();
    const after = await download(second.person, second.fileId);
    expect(checkSignature(after).certificate).not.toBe(checkSignature(before).certificate);
    for (const pdf of [before, after]) {
      expect(checkSignature(pdf).valid).toBe(true);
      expect(await checked(pdf)).toMatchObject({ status: 200, heading: '文件真实有效' });
    }
    expect((await download(first.person, first.fileId)).equals(before)).toBe(true);
  });

  it('is signed with the company’s own key where one is set', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'p12-'));
    const file = join(folder, 'lender.p12');
    writeFileSync(file, Buffer.from(newSigningKey(), 'base64'));
    const own = await contract();
    const before = checkSignature(await download(own.person, own.fileId));
    stubEnv('PROVIDER_SIGNATURE_P12', file);
    const other = await contract();
    const signed = checkSignature(await download(other.person, other.fileId));
    expect([signed.valid, signed.certificate === before.certificate]).toEqual([true, false]);
    rmSync(folder, { recursive: true });
  });

  it('waits for a service that gives no good signature, and comes when it does', async () => {
    const service = await startService();
    const { person, fileId } = await contract();
    stubEnv('PROVIDER_SIGNATURE_URL', service.endpoint.url);
    for (const answer of [{ signature: 'AAAA' }, { nothing: 1 }]) {
      service.answer(answer);
      expect((await person.refused('contractPages', { fileId })).code).toBe(
        documentRefusals.contractNotReady,
      );
    }
    const asked = service.received.at(-1)?.body as { digest: string; signedAt: string };
    expect(asked.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(asked).sort()).toEqual(['digest', 'signedAt']);
    unstubAllEnvs();
    expect(checkSignature(await download(person, fileId)).valid).toBe(true);
    await service.close();
  });
});

describe('the public page', () => {
  it('tells a file of ours which paper it is and when it was signed, and no one’s name', async () => {
    const { person, fileId } = await contract();
    const { body, heading } = await checked(await download(person, fileId));
    expect(heading).toBe('文件真实有效');
    for (const part of ['个人消费借款合同', '签署时间', '证书指纹', '在 PDF 阅读器里怎么看'])
      expect(body).toContain(part);
    for (const secret of [person.facts.name, person.facts.idNo, person.phone])
      expect(body).not.toContain(secret);
  });

  it('knows no file of others: without a signature, or with another’s', async () => {
    const { person, fileId } = await contract();
    const pdf = await download(person, fileId);
    const unsigned = Buffer.from(pdf.toString('latin1').replace('/ByteRange', '/ByteRongo'), 'latin1');
    expect((await checked(unsigned)).heading).toBe('不是我公司签署的文件');
    await bank.db.query('delete from issued_pdfs');
    await bank.db.query('delete from signing_certificates');
    expect((await checked(pdf)).heading).toBe('不是我公司签署的文件');
    expect((await checked(Buffer.from('no pdf at all'))).heading).toBe('没有读到 PDF 文件');
    expect(await checked(Buffer.from('%PDF-1.7 nothing more'))).toMatchObject({
      heading: '不是我公司签署的文件',
    });
    expect((await checked(Buffer.from('%PDF-1.7 /ByteRange [0 1 2 3] <00>'))).heading).toBe(
      '这份文件被改动过',
    );
  });

  it('takes nothing above 5 MB, and twenty files in ten minutes from one address', async () => {
    const large = await checked(Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(5 * 1024 * 1024)]));
    expect([large.status, large.heading]).toEqual([413, '文件太大']);
    const empty = await bank.app.inject({ method: 'POST', url: '/verify/file', remoteAddress: '9.9.9.1' });
    expect([400, 415]).toContain(empty.statusCode);
    const small = Buffer.from('%PDF-1.7');
    for (let n = 0; n < 20; n += 1) expect((await checked(small, '9.9.9.2')).status).toBe(200);
    expect(await checked(small, '9.9.9.2')).toMatchObject({ status: 429, heading: '查询次数太多' });
    expect((await checked(small, '9.9.9.3')).status).toBe(200);
    await bank.console.advanceMinutes(11);
    expect((await checked(small, '9.9.9.2')).status).toBe(200);
  });
});
