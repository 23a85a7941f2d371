import { listDeviceReports } from '../../gateway/queries/devices';
import { startGateway, type Bank } from './harness';
import { phones } from './steps';

let bank: Bank;
const nextPhone = phones(820);
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const REPORT = {
  buzNo: '',
  userPhone: '13800000820',
  oaid: '',
  deviceType: 'H5',
  context: '',
  channel: '1-1-8',
  version: '2.2.6',
} as const;

describe('a device', () => {
  it('is recognised by its token, and distinguished from another', async () => {
    const person = bank.person(nextPhone());
    const ask = async (token: string) =>
      (await person.must('queryDeviceInfo', { token, type: 'DX' })).constId;
    const [first, again, other] = await Promise.all([ask('a'.repeat(32)), ask('a'.repeat(32)), ask('b')]);
    expect(first).toMatch(/^[\w-]{24}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is reported by a logged-in person, under the phone of the session', async () => {
    const person = await bank.register(nextPhone());
    await person.must('saveToken', { ...REPORT, dxTokenCode: 'const-1', buzType: '00' });
    await person.must('saveBxDevice', { ...REPORT, bxTokenCode: 'bx-1', buzType: '01' });
    const [second, first] = await listDeviceReports(bank.db, 2);
    expect(first).toMatchObject({ kind: 'token', vendor: 'DX', phone: person.phone });
    expect(first?.record).toMatchObject({ dxTokenCode: 'const-1', buzType: '00' });
    expect(second).toMatchObject({ vendor: 'BX', record: { bxTokenCode: 'bx-1' } });
    const stranger = bank.person(nextPhone());
    expect(
      (await stranger.refused('saveToken', { ...REPORT, dxTokenCode: 'x', buzType: '00' })).code,
    ).not.toBe('000000');
  });

  it('without a token can be reported by anybody', async () => {
    const person = bank.person(nextPhone());
    const failure = { deviceType: 'H5', context: 'network; network', phone: '', buzType: '00' } as const;
    await person.must('printErrorMsg', failure);
    await person.must('saveBxErrorMsg', failure);
    const [second, first] = await listDeviceReports(bank.db, 2);
    expect([first?.kind, first?.vendor, second?.vendor]).toEqual(['error', 'DX', 'BX']);
    expect(first?.record).toEqual(failure);
  });
});
