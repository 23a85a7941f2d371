import { randomUUID } from 'node:crypto';
import { identityCheckRefusals } from '@/contract/identityCheck';
import { dataExportRefusals } from '@/contract/dataExport';
import { generalRefusals } from '@/contract/refusals';
import { Busy } from '../../gateway/busy';
import { dearWorks } from '../../gateway/dear';
import { PaperDesk } from '../../gateway/papers/desk';
import { Refused, startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const ask = async (person: TestPerson) =>
  person.must('dataExportAsk', { checkToken: await person.check('exportData') });
const pathOf = (url: string): string => new URL(url).pathname;
const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => bank.app.inject({ method, url: pathOf(url) });

describe('the export of one person’s data', () => {
  it('is ready in the message centre, readable and machine-readable, and has only the own data', async () => {
    const person = await bank.credited();
    await person.draw();
    await person.must('proposeSave', {
      ...{ typeId: 'cost', content: '请解释一下利息', fileIds: [], traceNo: '', requestNo: randomUUID() },
    });
    await bank.console.raw('POST', 'supplements', { phone: person.phone, title: '收入证明' });
    const { exportNo, files } = await ask(person);
    expect(files.map(({ format, taken }) => [format, taken])).toEqual([
      ['pdf', 'N'],
      ['json', 'N'],
    ]);
    const { list } = await person.must('personalNotices', {});
    expect(list[0]).toMatchObject({ title: '个人信息已整理好', target: '/pages/setting/account/index' });
    const json = await person.must('dataExportLink', { exportNo, format: 'json' });
    const answer = await get(json.url);
    expect(answer.headers['content-disposition']).toContain('attachment');
    const data = JSON.parse(answer.body) as {
      person: { name: string; idNo: string };
      contacts: { phone: string }[];
      cards: { lastDigits: string }[];
      loans: { amount: string }[];
      supplements: { title: string; state: string }[];
      proposals: { content: string }[];
    };
    expect(data.person).toMatchObject({
      name: person.facts.name,
      idNo: person.facts.idNo,
      phone: person.phone,
    });
    expect(data.loans[0]?.amount).toBe('12000.00');
    expect(data.supplements).toMatchObject([{ title: '收入证明', state: 'asked' }]);
    expect(data.proposals).toMatchObject([{ content: '请解释一下利息' }]);
    expect(data.contacts.length).toBeGreaterThan(0);
    expect(data.contacts.every(({ phone }) => phone.includes('****'))).toBe(true);
    expect(data.cards[0]?.lastDigits).toBe(person.facts.cardNo.slice(-4));
    expect(answer.body).not.toContain(person.facts.cardNo);
    const pdf = await get((await person.must('dataExportLink', { exportNo, format: 'pdf' })).url);
    expect([pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  });

  it('has a file that is good once, for a day, for its owner', async () => {
    const [person, other] = [await bank.credited(), await bank.credited()];
    const { exportNo } = await ask(person);
    const link = { exportNo, format: 'json' } as const;
    expect((await other.refused('dataExportLink', link)).code).toBe(dataExportRefusals.exportUnknown);
    expect((await other.must('dataExportList', {})).list).toEqual([]);
    const first = await person.must('dataExportLink', link);
    const second = await person.must('dataExportLink', link);
    expect((await get(first.url)).statusCode).toBe(404);
    expect((await get(second.url, 'HEAD')).statusCode).toBe(200);
    expect((await get(second.url)).statusCode).toBe(200);
    expect((await get(second.url)).statusCode).toBe(410);
    expect((await person.refused('dataExportLink', link)).code).toBe(dataExportRefusals.exportTaken);
    await bank.console.advanceDays(1);
    await person.register();
    expect((await person.refused('dataExportLink', { exportNo, format: 'pdf' })).code).toBe(
      dataExportRefusals.exportExpired,
    );
    expect((await person.must('dataExportList', {})).list[0]?.expired).toBe('Y');
    expect((await get(`http://gateway/exports/${'x'.repeat(43)}`)).statusCode).toBe(404);
  });

  it('is handed out only for a check: that of its making for ten minutes in its session, or another one', async () => {
    const person = await bank.credited();
    const { exportNo } = await ask(person);
    const link = { exportNo, format: 'json' } as const;
    const missing = async (checkToken?: string) =>
      expect((await person.refused('dataExportLink', { ...link, checkToken })).code).toBe(
        identityCheckRefusals.checkMissing,
      );
    await person.must('dataExportLink', link);
    await bank.console.advanceMinutes(9);
    await person.must('dataExportLink', link);
    await bank.console.advanceMinutes(2);
    await missing();
    // A new session that knows nothing but a code.
    await person.register();
    await missing();
    await missing(await person.check('exportData'));
    await bank.console.advanceMinutes(2);
    const checkToken = await person.check('takeExport');
    await person.must('dataExportLink', { ...link, checkToken });
    // It opens the export for the other file too, and is used up.
    await person.must('dataExportLink', { exportNo, format: 'pdf' });
    const other = await ask(person);
    await bank.console.advanceMinutes(11);
    expect(
      (await person.refused('dataExportLink', { exportNo: other.exportNo, format: 'json', checkToken })).code,
    ).toBe(identityCheckRefusals.checkMissing);
  });

  it('has a link that ends after five minutes, and with the session that asked for it', async () => {
    const person = await bank.credited();
    const { exportNo } = await ask(person);
    const late = await person.must('dataExportLink', { exportNo, format: 'json' });
    await bank.console.advanceMinutes(6);
    expect((await get(late.url)).statusCode).toBe(410);
    const left = await person.must('dataExportLink', { exportNo, format: 'json' });
    await person.must('signOut', {});
    expect((await get(left.url, 'HEAD')).statusCode).toBe(410);
    expect((await get(left.url)).statusCode).toBe(410);
  });

  it('is drawn once for a check, however often it is asked for at once', async () => {
    const person = await bank.credited();
    const checkToken = await person.check('exportData');
    const drawn = () => dearWorks().find(({ kind }) => kind === 'paper')?.begun ?? 0;
    const before = drawn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => person.call('dataExportAsk', { checkToken })));
    const refused = answers.filter((answer) => answer instanceof Refused);
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill(identityCheckRefusals.checkMissing));
    expect(drawn() - before).toBe(1);
  });

  it('gives the check back if it could not be drawn', async () => {
    const person = await bank.credited();
    const checkToken = await person.check('exportData');
    const desk = jest.spyOn(PaperDesk.prototype, 'forExport').mockRejectedValueOnce(new Busy('not now'));
    expect((await person.refused('dataExportAsk', { checkToken })).code).toBe(generalRefusals.busy);
    desk.mockRestore();
    await person.must('dataExportAsk', { checkToken });
  });

  it('needs its own check, and is made three times a day at most', async () => {
    const person = await bank.credited();
    const foreign = await person.check('showPerson');
    expect((await person.refused('dataExportAsk', { checkToken: foreign })).code).toBe(
      identityCheckRefusals.checkMissing,
    );
    for (let time = 0; time < 3; time += 1) await ask(person);
    const checkToken = await person.check('exportData');
    expect((await person.refused('dataExportAsk', { checkToken })).code).toBe(
      dataExportRefusals.exportsUsedUp,
    );
  });
});
