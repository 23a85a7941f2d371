import { generalRefusals } from '@/contract/refusals';
import { pictureRefusals } from '@/contract/flowRefusals';
import { settlementRefusals } from '@/contract/settlement';
import { Refused } from '../../gateway/console/person';
import { startGateway, type Bank, type TestPerson } from './harness';
import { strangerAt } from './recoverySteps';

const FILES_OF_TEN_MINUTES = 20;

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const fileOf = (bytes: Buffer) => ({ field: 'file', name: 'paper.pdf', type: 'application/pdf', bytes });
const check = (person: TestPerson, bytes: Buffer) => person.must('settlementUpload', {}, [fileOf(bytes)]);

/** A person with the certificate of a settled loan, and its bytes as they are downloaded. */
async function certified() {
  const person = await bank.credited();
  const { loanNo } = await person.draw({ amount: '1000.00', term: 3 });
  await person.repay(loanNo, 'payoff');
  const { certificates } = await person.must('settlementApply', { loanNos: [loanNo] });
  const { url } = await person.must('contractDownload', { fileId: certificates[0]?.fileId ?? '' });
  const { rawPayload: pdf } = await bank.app.inject(url.slice(bank.settings.publicUrl.length));
  return { person, loanNo, pdf };
}

describe('a file that a person brings to have it checked', () => {
  it('is ours if we have signed it and it is unchanged, no matter who brings it, and nothing says whose it is', async () => {
    const { pdf, loanNo } = await certified();
    const said = await check(await bank.register('13500008801'), pdf);
    expect(said).toEqual({ verdict: 'ours', title: '结清证明', signedAt: expect.any(String) as string });
    expect(JSON.stringify(said)).not.toContain(loanNo);
  });

  it('was changed if one byte of it was', async () => {
    const { person, pdf } = await certified();
    const changed = Buffer.from(pdf);
    const at = changed.indexOf('stream') + 40;
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await check(person, changed)).toEqual({ verdict: 'changed', title: '', signedAt: null });
  });

  it.each([
    ['foreign', 'a PDF without our signature', Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['noPdf', 'a picture', Buffer.from('\x89PNG\r\n\x1a\n')],
    ['noPdf', 'an empty file', Buffer.alloc(0)],
  ])('is said to be %s: %s', async (verdict, _what, bytes) => {
    const person = await bank.register(`135000088${20 + bytes.length}`);
    expect(await check(person, bytes)).toEqual({ verdict, title: '', signedAt: null });
  });

  it('is refused if it is larger than any paper of ours', async () => {
    const person = await bank.register('13500008804');
    const large = fileOf(Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-'));
    expect(await person.call('settlementUpload', {}, [large])).toMatchObject({
      code: pictureRefusals.pictureTooLarge,
    });
  });

  it('leaves nothing in the database', async () => {
    const { person, pdf } = await certified();
    const rows = () =>
      bank.db.query<{ n: string }>(
        `select concat_ws(' ', (select count(*) from files), (select count(*) from picture_uploads), (select count(*) from issued_pdfs)) as n`,
      );
    const before = await rows();
    await check(person, pdf);
    expect(await rows()).toEqual(before);
  });

  it('is refused without a session', async () => {
    const person = await bank.register('13500008806');
    await person.must('signOut', {});
    const refused = await person.call('settlementUpload', {}, [fileOf(Buffer.from('%PDF-'))]);
    expect(refused instanceof Refused && refused.code).toBe(generalRefusals.sessionOver);
  });

  it('waits after twenty within ten minutes, wherever the person is, and is refused before it is read', async () => {
    const [here, there] = ['203.0.113.88', '203.0.113.89'].map((at) => strangerAt(bank, '13500008805', at));
    const person = await (here as TestPerson).register();
    for (let count = 0; count < FILES_OF_TEN_MINUTES; count += 1) await check(person, Buffer.from('none'));
    Object.assign((there as TestPerson).client, { tokenCode: person.client.tokenCode });
    const tooLarge = fileOf(Buffer.alloc(5 * 1024 * 1024 + 1));
    const refused = await (there as TestPerson).call('settlementUpload', {}, [tooLarge]);
    expect(refused instanceof Refused && refused.code).toBe(settlementRefusals.filesUsedUp);
    // Neighbours behind one address do not wait for each other.
    await check(await strangerAt(bank, '13500008807', '203.0.113.88').register(), Buffer.from('none'));
    await bank.console.advanceMinutes(11);
    await check(person, Buffer.from('none'));
  });
});
