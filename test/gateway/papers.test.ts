import { randomUUID } from 'node:crypto';
import { civilDateAt, formatChinese } from '@/domain/dates/civil';
import { maskName } from '@/domain/person/mask';
import { documentRefusals } from '@/contract/document';
import { homeStatusRefusals } from '@/contract/homeStatus';
import { templates, type Template } from '../../gateway/documents';
import { CERTIFICATE_FILE } from '../../gateway/documents/certificate';
import { passwordProof } from '../../gateway/console/person';
import { PAPERS } from '../../gateway/papers/kinds';
import { minutesOverMidnight } from './bank/midnight';
import { readPdf } from './documents/readPdf';
import { startGateway, type Bank, type TestPerson } from './harness';

const lines: string[] = [];
let bank: Bank;
const settings = { lender: '云岭消费金融有限公司', servicePhone: '400-000-0000' };
const asTheyAre = templates.map((template) => ({ ...template }));

beforeEach(async () => {
  lines.length = 0;
  const log = { write: (line: string) => void lines.push(line) } as unknown as NodeJS.WritableStream;
  bank = await startGateway({ people: true, log, settings: { ...settings } });
});
afterEach(async () => {
  templates.forEach((template, index) => Object.assign(template, asTheyAre[index]));
  await bank.close();
});

const at = (url: string) => bank.app.inject(url.slice(bank.settings.publicUrl.length));
async function download(person: TestPerson, fileId: string): Promise<Buffer> {
  const { url } = await person.must('contractDownload', { fileId });
  return (await at(url)).rawPayload;
}
const wordsOf = async (pdf: Buffer): Promise<string> =>
  (await readPdf(pdf)).pages.join('').replace(/\s/g, '');

/** Every file of the person by its kind and loan; of several of one kind the newest. */
async function filesOf(person: TestPerson): Promise<ReadonlyMap<string, string>> {
  const rows = await bank.db.query<{ file_id: string; template_id: string; loan_no: string | null }>(
    `select file_id, template_id, loan_no from files f join customers c on c.id = f.customer_id where c.phone = $1
     order by f.at`,
    [person.phone],
  );
  return new Map(rows.map((row) => [`${row.template_id} ${row.loan_no ?? ''}`, row.file_id]));
}

/** Somebody with all agreements, a running loan, and a certificate of another. */
async function withAllPapers() {
  const person = await bank.credited();
  const ids = templates.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += 8)
    await person.must('updateAppContractRecord', { scene: 'credit', templateIds: ids.slice(from, from + 8) });
  const { loanNo: paidOff } = await person.draw({ amount: '2000.00', term: 3 });
  await person.repay(paidOff, 'payoff');
  await person.must('settlementApply', { loanNos: [paidOff] });
  const { loanNo } = await person.draw();
  return { person, loanNo, paidOff, files: await filesOf(person) };
}

/** Everything that a paper could be drawn from changes. */
async function changeAll(person: TestPerson, loanNo: string): Promise<void> {
  await bank.console.advanceDays(45);
  await person.repay(loanNo, 'due');
  const { list } = await person.must('queryBankList', {});
  const { quoteId } = await person.must('repaymentTrial', {
    ...{ kind: 'partial', loanNos: [loanNo], amount: '5000.00', plan: 'sameTerms' },
  } as const);
  const pswToken = await passwordProof(person, 'repay');
  const requestNo = randomUUID();
  await person.must('doRepayAfterTrial', { quoteId, cardId: list[0]?.cardId ?? '', pswToken, requestNo });
  await bank.db.query(`update customers set name = '改名', id_no = '110101199003078515' where phone = $1`, [
    person.phone,
  ]);
  await bank.db.query(
    `update cards set bank_name = '另一家银行', card_no = '6222000000009999'
     where customer_id = (select id from customers where phone = $1)`,
    [person.phone],
  );
  Object.assign(bank.settings, { lender: '改了名字的公司', servicePhone: '400-999-9999' });
  for (const template of templates as (Template & { version: string; title: string })[])
    Object.assign(template, {
      version: '2031.01',
      title: `新${template.title}`,
      sections: [{ heading: '新的', paragraphs: ['全部改写 {borrowerName} {lender} {annualRate}'] }],
    });
}

describe('the list of papers', () => {
  it('has every agreement, the certificate and the export, and nothing else', () => {
    const all = [...asTheyAre.map(({ id }) => id), CERTIFICATE_FILE, 'data-export'];
    expect(Object.keys(PAPERS).sort()).toEqual(all.sort());
  });
});

describe('after everything else has changed', () => {
  it('every kind of paper that was looked at has the same bytes', async () => {
    const { person, loanNo, files } = await withAllPapers();
    const kinds = new Set(Array.from(files.keys(), (key) => key.split(' ')[0]));
    expect([...kinds].sort()).toEqual(
      Object.keys(PAPERS)
        .filter((kind) => PAPERS[kind]?.kept === 'facts')
        .sort(),
    );
    const before = new Map<string, Buffer>();
    for (const fileId of files.values()) before.set(fileId, await download(person, fileId));
    const shown = await person.must('getBase64Context', { fileId: files.get(`loan ${loanNo}`) ?? '' });
    await changeAll(person, loanNo);
    // Last, because the person goes on under the old number until here.
    await bank.db.query(`update customers set phone = '13899990000' where phone = $1`, [person.phone]);
    for (const [key, fileId] of files)
      expect((await download(person, fileId)).equals(before.get(fileId) ?? Buffer.alloc(0)), key).toBe(true);
    const again = await person.must('getBase64Context', { fileId: files.get(`loan ${loanNo}`) ?? '' });
    expect(again).toEqual(shown);
  });

  it('every kind of paper that no one has looked at says what it said on its day', async () => {
    const { person, loanNo, paidOff, files } = await withAllPapers();
    const { name, phone } = { name: person.facts.name, phone: person.phone };
    await changeAll(person, loanNo);
    for (const [key, fileId] of files) {
      const text = await wordsOf(await download(person, fileId));
      expect(text, key).toContain(settings.lender);
      for (const wrong of ['改名', '改了名字的公司', '400-999-9999', '全部改写', '另一家银行'])
        expect(text, key).not.toContain(wrong);
      if (key !== 'register ' && key !== 'privacy ') expect(text, key).toContain(name);
    }
    const contract = await wordsOf(await download(person, files.get(`loan ${loanNo}`) ?? ''));
    expect(contract).toContain(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
    expect(contract).toContain(`编号：${loanNo}`);
    // Twelve instalments, as they were agreed.
    expect(contract).toContain('合计12,000.00956.4512,956.45');
    const sheet = await wordsOf(await download(person, files.get(`cost-sheet ${loanNo}`) ?? ''));
    expect(sheet).toContain('12,956.45元');
    const certificate = await wordsOf(await download(person, files.get(`${CERTIFICATE_FILE} `) ?? ''));
    expect(certificate).toContain(paidOff);
    const { certificates } = await person.must('settlementProve', {});
    const checked = await bank.app.inject(`/verify?code=${certificates[0]?.verifyCode ?? ''}`);
    expect(checked.body).toContain(maskName(name));
  });

  it('an agreement is opened as it was agreed to, from the list of contracts', async () => {
    const { person, loanNo } = await withAllPapers();
    await changeAll(person, loanNo);
    const { agreements } = await person.must('queryContractList', {});
    const marketing = agreements.find(({ templateId }) => templateId === 'marketing');
    const text = await wordsOf(await download(person, marketing?.fileId ?? ''));
    expect(marketing?.title).toBe(asTheyAre.find(({ id }) => id === 'marketing')?.title);
    expect(text).toContain('已在应用内同意');
    expect(text).not.toContain('全部改写');
  });
});

describe('a paper that is not what was written down', () => {
  const spoilt = async (change: string) => {
    const person = await bank.credited();
    const { loanNo } = await person.draw();
    const fileId = (await filesOf(person)).get(`loan ${loanNo}`) ?? '';
    const { url } = await person.must('contractDownload', { fileId });
    await bank.db.query(change, [fileId]);
    return { person, fileId, url };
  };

  it.each([
    ['its facts', `update papers set facts = replace(facts, '12,000.00', '21,000.00') where file_id = $1`],
    ['its text', `update template_texts set content = replace(content, '冷静期', '热静期') where $1 <> ''`],
    ['its file', `update paper_files set content = set_byte(content, 900, 7) where file_id = $1`],
  ])('is shown nowhere, whatever was changed: %s', async (_what, change) => {
    const { person, fileId, url } = await spoilt(change);
    for (const name of ['contractPages', 'contractDownload'] as const)
      expect((await person.refused(name, { fileId })).code).toBe(documentRefusals.contractChanged);
    expect((await person.refused('getBase64Context', { fileId })).code).toBe(homeStatusRefusals.fileChanged);
    const answer = await at(url);
    expect([answer.statusCode, answer.body.includes('已停止展示')]).toEqual([409, true]);
    const said = lines.filter((line) => line.includes('a paper is not what was written down'));
    expect(said.length).toBeGreaterThan(0);
    expect(said.join('')).not.toContain(person.facts.name);
  });
});

describe('a payout after midnight', () => {
  it('does not change the contract: it has the days of the day on which it was signed', async () => {
    const person = await bank.credited();
    await bank.console.advanceMinutes(minutesOverMidnight(await bank.console.now()) - 5);
    await bank.console.decide(person.phone, { disburse: 'hold' });
    const signedOn = civilDateAt((await bank.console.now()).getTime());
    const { loanNo } = await person.draw({ method: 'bullet', term: 3 });
    await bank.console.advanceMinutes(10);
    await bank.console.decide(person.phone, { disburse: 'pay' });
    expect((await person.must('queryLoanState', { loanNo })).drawnOn).not.toBe(signedOn);
    const contract = await wordsOf(
      await download(person, (await filesOf(person)).get(`loan ${loanNo}`) ?? ''),
    );
    expect(contract).toContain(`自${formatChinese(signedOn, 'full')}起算`);
    expect(contract).toContain(`合同编号${loanNo}`);
  });
});
