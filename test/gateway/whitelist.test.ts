import { creditRefusals } from '@/contract/credit';
import { startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';

let bank: Bank;
const phone = phones(8250);

beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

describe('the transfer of a whitelist customer', () => {
  const TEXTS = ['personal-info', 'credit-report'];
  const list = (person: TestPerson) =>
    bank.db.query('update customers set whitelisted = true where phone = $1', [person.phone]);
  const state = (person: TestPerson) =>
    person.must('queryCreditState', { loanType: 'YQDC001', nodes: '2,3,4,5,6' });

  it('records both texts once, and lets the person in', async () => {
    const person = await bank.register(phone());
    await list(person);
    expect(await state(person)).toMatchObject({ zdIdcardValidity: '1' });
    const first = await person.must('zdTransferZy', { templateIds: TEXTS });
    expect(first.idCardMissing).toBe('Y');
    expect(await person.must('zdTransferZy', { templateIds: TEXTS })).toEqual(first);
    expect(await state(person)).toMatchObject({ zdIdcardValidity: '0', inZdList: '1' });
    const consents = await bank.db.query(
      `select template_id from consents c join customers u on u.id = c.customer_id
       where u.phone = $1 and scene = 'credit' order by template_id`,
      [person.phone],
    );
    expect(consents).toEqual([{ template_id: 'credit-report' }, { template_id: 'personal-info' }]);
  });

  it.each([[['personal-info']], [['credit-report']], [['register', 'privacy']]])(
    'needs every text: %j',
    async (templateIds) => {
      const person = await bank.register(phone());
      await list(person);
      expect((await person.refused('zdTransferZy', { templateIds })).code).toBe(
        creditRefusals.consentMissing,
      );
      expect(await state(person)).toMatchObject({ zdIdcardValidity: '1' });
    },
  );

  it('is for customers on the list only', async () => {
    const person = await bank.register(phone());
    expect((await person.refused('zdTransferZy', { templateIds: TEXTS })).code).toBe(
      creditRefusals.notOnWhitelist,
    );
  });
});
