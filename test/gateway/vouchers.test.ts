import { offlineRefusals } from '@/contract/offline';
import { pictureRefusals } from '@/contract/flowRefusals';
import { randomUUID } from 'node:crypto';
import type { Refused } from '../../gateway/console/person';
import { sweep } from '../../gateway/retention/sweep';
import { startGateway, type Bank } from './harness';
import { borrowerOf, decide, fileIds, picture, sent, upload } from './transfers';

let bank: Bank;

beforeEach(async () => {
  bank = await startGateway({ people: true });
});
afterEach(() => bank.close());

const review = (path: 'accept' | 'refuse', body: object) => decide(bank, path, body);
const borrower = () => borrowerOf(bank);
const pieces = async () => (await bank.db.query('select 1 as one from voucher_pieces')).length;

describe('vouchers of a transfer', () => {
  it('takes pictures only, each once, and deletes one that was not sent', async () => {
    const { person, loanNo } = await borrower();
    const file = picture();
    await upload(person, file);
    await upload(person, file);
    expect(await fileIds(person)).toHaveLength(1);
    const text = { name: 'a.png', type: 'image/png', bytes: Buffer.from('not a picture') };
    expect(((await upload(person, text)) as Refused).code).toBe(pictureRefusals.notAPicture);
    const big = { ...file, bytes: Buffer.concat([file.bytes, Buffer.alloc(9 * 1024 * 1024)]) };
    expect(((await upload(person, big)) as Refused).code).toBe(pictureRefusals.pictureTooLarge);
    const [fileId = ''] = await fileIds(person);
    const other = await bank.credited();
    await other.must('offlineVoucherDelete', { fileId });
    expect(await fileIds(person)).toEqual([fileId]);
    await person.must('offlineVoucherDelete', { fileId });
    expect(await fileIds(person)).toEqual([]);
    const { today } = await person.must('offlineQuery', {});
    const none = { loanNo, amount: '10.00', paidOn: today, fileIds: [], requestNo: randomUUID() };
    expect((await person.refused('offlineSubmit', none)).code).toBe(offlineRefusals.voucherMissing);
  });

  it('takes six vouchers, and no picture of a transfer that is under review', async () => {
    const { person, loanNo } = await borrower();
    const file = picture();
    await upload(person, file);
    for (let count = 1; count < 6; count += 1) await upload(person);
    const before = await pieces();
    expect(((await upload(person)) as Refused).code).toBe(offlineRefusals.vouchersFull);
    expect(await pieces()).toBe(before);
    await upload(person, file);
    expect(await fileIds(person)).toHaveLength(6);
    const request = { loanNo, amount: '100.00', paidOn: (await person.must('offlineQuery', {})).today };
    const ids = await fileIds(person);
    const sentIn = { ...request, fileIds: ids, requestNo: randomUUID() };
    const { offlineNo } = await person.must('offlineSubmit', sentIn);
    expect(await person.must('offlineSubmit', sentIn)).toEqual({ offlineNo });
    expect(((await upload(person, file)) as Refused).code).toBe(offlineRefusals.voucherUsed);
    expect(await pieces()).toBe(before);
    const again = { ...request, fileIds: ids, requestNo: randomUUID() };
    expect((await person.refused('offlineSubmit', again)).code).toBe(offlineRefusals.offlineOpen);
    expect((await review('refuse', { offlineNo, reason: '金额不对' })).status).toBe(200);
    await upload(person, file);
    expect(await fileIds(person)).toHaveLength(1);
  });

  it('keeps what was submitted, and sweeps vouchers and pieces that were never', async () => {
    const { person, loanNo } = await borrower();
    await sent(person, loanNo, '100.00');
    await upload(person);
    await bank.db.query(
      `insert into voucher_pieces (upload_id, part, customer_id, content, at)
       select 'abandoned', 0, customer_id, content, at from voucher_pieces order by at desc limit 1`,
    );
    const uploads = async () => {
      const rows = await bank.db.query<{ upload_id: string }>(
        'select distinct upload_id from voucher_pieces',
      );
      return rows.map(({ upload_id }) => upload_id);
    };
    const [waiting] = await fileIds(person);
    const [kept] = (await person.must('offlineQuery', {})).last?.vouchers ?? [];
    await bank.console.advanceDays(2);
    await sweep(bank.db);
    expect(await uploads()).toEqual(expect.arrayContaining([waiting, kept?.fileId]));
    expect(await uploads()).not.toContain('abandoned');
    await bank.console.advanceDays(30);
    await sweep(bank.db);
    expect(await uploads()).toContain(kept?.fileId);
    expect(await uploads()).not.toContain(waiting);
    const left = await bank.db.query('select 1 as one from vouchers where offline_no is null');
    expect(left).toEqual([]);
  });
});
