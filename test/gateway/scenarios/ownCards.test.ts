import { bindQuickly, passwordProof } from '../../../gateway/console/person';
import { READING_SECONDS } from '@/domain/loan/costSheet';
import { randomUUID } from 'node:crypto';
import { startGateway, type Bank } from '../harness';
import { expectSameEnd, recorded } from './stage';

let bank: Bank;
beforeEach(async () => {
  bank = await startGateway();
});
afterEach(() => bank.close());

const paidOutTo = async ({ db }: Bank) =>
  (await db.query<{ bank_code: string }>('select bank_code from loans join cards using (card_id)')).map(
    (row) => row.bank_code,
  );

it('a recording pays out to the same card, though that is the default by now and the first one is gone', async () => {
  const person = await bank.register('13812340021');
  await person.apply();
  const [first] = (await person.must('queryBankList', {})).list;
  await bindQuickly(person, 'CCB');
  const { list } = await person.must('queryBankList', {});
  const cardId = list.find((card) => card.cardId !== first?.cardId)?.cardId ?? '';
  const wish = { amount: '12000.00', term: 12, method: 'equal-instalment', purpose: 'daily' } as const;
  const { loanSeq } = await person.must('addPvpLoanInfo', { ...wish, cardId, usageRead: 'Y' });
  const { files } = await person.must('qryWillSignFiles', { loanSeq });
  const { plannedOn } = await person.must('queryTrialInfo', { loanSeq });
  const templateIds = files.map(({ templateId }) => templateId);
  const costSheetSeconds = READING_SECONDS;
  const signed = { loanSeq, templateIds, costSheetSeconds, plannedOn };
  const { signSeq } = await person.must('electrSignature', signed);
  const pswToken = await passwordProof(person, 'loan');
  await person.must('limitUseLoan', { loanSeq, signSeq, pswToken, requestNo: randomUUID() });
  await person.must('setDefaultCard', { cardId });
  const checkToken = await person.check('unbindCard');
  await person.must('unbindCard', { cardId: first?.cardId ?? '', checkToken });
  expect(await paidOutTo(bank)).toEqual(['CCB']);

  await expectSameEnd(await recorded(bank, person.phone), async (played) => {
    expect(await paidOutTo(played)).toEqual(['CCB']);
    expect(
      await played.db.query('select bank_code from cards where is_default and unbound_at is null'),
    ).toEqual([{ bank_code: 'CCB' }]);
  });
});
