import { userRefusals } from '@/contract/user';
import { startGateway, type Bank } from './harness';
import { phones } from './steps';

let bank: Bank;
const phone = phones();
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

describe('contacts', () => {
  const general = { name: '赵清和', phone: '13600000001', relation: 'friend' } as const;
  const emergency = { name: '钱望舒', phone: '13600000002', relation: 'parent' } as const;

  it('stay as they are if only their masks are sent, each once, and only those of this person and kind', async () => {
    const person = await bank.register(phone());
    const twin = { ...general, phone: '13600990001' };
    await person.must('saveUserInfo', { phase: '01', general: [general, twin], emergency: [emergency] });
    const mask = { keep: 'Y', name: '赵**', phone: '136****0001', relation: 'friend' } as const;
    await person.must('saveUserInfo', { phase: '04', general: [mask, mask], emergency: [emergency] });
    const kept = await bank.db.query(
      "select x.phone from contacts x join customers c on c.id = customer_id where c.phone = $1 and kind = 'general' order by position",
      [person.phone],
    );
    expect(kept).toEqual([{ phone: general.phone }, { phone: twin.phone }]);
    const gone = {
      code: userRefusals.contactWrong,
      desc: '联系人信息：沿用的联系人刚刚改过，请核对后再保存',
    };
    const keeping = (
      general: (typeof mask)[],
      emergencies: (typeof mask | typeof emergency)[] = [emergency],
    ) => ({
      phase: '01' as const,
      general,
      emergency: emergencies,
    });
    expect(await person.refused('saveUserInfo', keeping([mask, mask, mask]))).toEqual(gone);
    expect(await person.refused('saveUserInfo', keeping([mask], [mask]))).toEqual(gone);
    const other = await bank.register(phone());
    expect(await other.refused('saveUserInfo', keeping([mask]))).toEqual(gone);
  });
});
