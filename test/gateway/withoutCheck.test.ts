import * as v from 'valibot';
import { calls, type CallName } from '@/contract';
import { templates } from '../../gateway/documents';
import { readPdf } from './documents/readPdf';
import { Refused, startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

/** Calls of a person that take nothing to know: what a session gets that has just begun. */
const ASKED_WITH_NOTHING = (Object.keys(calls) as CallName[]).filter((name) => {
  const { auth, request, body } = calls[name];
  return auth === 'member' && body !== 'multipart' && v.safeParse(request, {}).success && name !== 'signOut';
});

async function allFiles(person: TestPerson): Promise<readonly string[]> {
  const rows = await bank.db.query<{ file_id: string }>(
    'select file_id from files f join customers c on c.id = f.customer_id where c.phone = $1',
    [person.phone],
  );
  return rows.map(({ file_id }) => file_id);
}

describe('without an identity check', () => {
  it('no paper has the whole ID number, which is half of every check', async () => {
    const person = await bank.credited();
    const ids = templates.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += 8)
      await person.must('updateAppContractRecord', {
        scene: 'credit',
        templateIds: ids.slice(from, from + 8),
      });
    const { loanNo } = await person.draw({ amount: '2000.00', term: 3 });
    await person.repay(loanNo, 'payoff');
    await person.must('settlementApply', { loanNos: [loanNo] });
    const files = await allFiles(person);
    expect(files.length).toBeGreaterThan(templates.length);
    for (const fileId of files) {
      const { url, title } = await person.must('contractDownload', { fileId });
      const { rawPayload } = await bank.app.inject(new URL(url).pathname);
      const words = (await readPdf(rawPayload)).pages.join('').replace(/\s/g, '');
      expect(words.length, title).toBeGreaterThan(0);
      for (const whole of [person.facts.idNo, person.facts.cardNo, person.phone])
        expect(words, title).not.toContain(whole);
    }
  });

  it('no answer to a session that knows nothing else has the whole ID number or a card number', async () => {
    const person = await bank.credited();
    await person.draw();
    await person.must('dataExportAsk', { checkToken: await person.check('exportData') });
    expect(ASKED_WITH_NOTHING.length).toBeGreaterThan(30);
    let answered = 0;
    for (const name of ASKED_WITH_NOTHING) {
      const answer = await person.call(name, {});
      if (!(answer instanceof Refused)) answered += 1;
      const text = JSON.stringify(answer);
      for (const whole of [person.facts.idNo, person.facts.cardNo]) expect(text, name).not.toContain(whole);
    }
    expect(answered).toBeGreaterThan(30);
  });
});
