import { loanRefusals } from '@/contract/loan';
import { prepareDrawing, signDrawing } from '../../gateway/console/person/money';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;

beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const WISH = { amount: '1000.00', term: 3, method: 'equal-instalment' } as const;
const SAID = '请先看过“用途须知”，再继续借款';

const drawingOf = async (person: TestPerson) => {
  const { list } = await person.must('queryBankList', {});
  return { ...WISH, purpose: 'daily', cardId: list[0]?.cardId ?? '' } as const;
};

/** As if opened before the gateway asked for the notice. */
const forget = (loanSeq: string) =>
  bank.db.query('update loan_drafts set usage_read_at = null where loan_seq = $1', [loanSeq]);

describe('the notice of what the money may be used for', () => {
  it.each(['N', undefined] as const)('opens no drawing while it is not read (%s)', async (usageRead) => {
    const person = await bank.credited();
    const wish = { ...(await drawingOf(person)), ...(usageRead && { usageRead }) };
    expect(await person.refused('addPvpLoanInfo', wish)).toEqual({
      code: loanRefusals.usageUnread,
      desc: SAID,
    });
    expect((await person.must('qryLoanStep', {})).drawing).toBeNull();
  });

  it('is kept with the person and the time, for each drawing by itself', async () => {
    const person = await bank.credited();
    const wish = { ...(await drawingOf(person)), usageRead: 'Y' } as const;
    const { loanSeq } = await person.must('addPvpLoanInfo', wish);
    const rows = await bank.db.query(
      `select d.usage_read_at = d.created_at as then_read, c.phone
       from loan_drafts d join customers c on c.id = d.customer_id where loan_seq = $1`,
      [loanSeq],
    );
    expect(rows).toEqual([{ then_read: true, phone: person.phone }]);
    // What was read for this one counts for no other.
    expect((await person.refused('addPvpLoanInfo', { ...wish, usageRead: 'N' })).code).toBe(
      loanRefusals.usageUnread,
    );
  });

  it('is asked for before the signature of a drawing that was opened without it', async () => {
    const person = await bank.credited();
    const { loanSeq } = await person.must('addPvpLoanInfo', {
      ...(await drawingOf(person)),
      usageRead: 'Y',
    });
    await forget(loanSeq);
    const { files } = await person.must('qryWillSignFiles', { loanSeq });
    const { plannedOn } = await person.must('queryTrialInfo', { loanSeq });
    const signing = {
      templateIds: files.map(({ templateId }) => templateId),
      costSheetSeconds: 5,
      plannedOn,
    };
    expect((await person.refused('electrSignature', { loanSeq, ...signing })).desc).toBe(SAID);
  });

  it('is asked for before the money of a drawing that was signed without it', async () => {
    const person = await bank.credited();
    const { loanSeq, ...rest } = await prepareDrawing(person, WISH);
    await forget(loanSeq);
    expect((await person.refused('limitUseLoan', { loanSeq, ...rest })).desc).toBe(SAID);
    expect(await bank.console.customer<{ loans: unknown[] }>(person.phone)).toMatchObject({ loans: [] });
    await expect(signDrawing(person, WISH)).resolves.toBeDefined();
  });
});
