import { insert } from '../../gateway/database';
import { startGateway, type Bank } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const PHONE = '13800000001';

describe('a code by SMS', () => {
  it('is stored as a digest, and deleted once it was used', async () => {
    const person = bank.person(PHONE);
    await person.must('sendLoginSmsVCode', { phone: PHONE });
    const [kept] = await bank.db.query<{ code_hash: string }>('select code_hash from one_time_codes');
    expect(kept?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    await bank.console.advanceMinutes(2);
    await person.register();
    expect(await bank.db.query('select 1 from one_time_codes')).toEqual([]);
  });
});

describe('insert', () => {
  it('accepts names of tables and columns in its SQL, and nothing else', async () => {
    await expect(insert(bank.db, 'messages; drop table messages', { at: 1 })).rejects.toThrow('no name');
    await expect(insert(bank.db, 'messages', { 'at) values (1); --': 1 })).rejects.toThrow('no name');
  });
});
