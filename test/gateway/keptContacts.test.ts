import { userRefusals } from '@/contract/user';
import { lockCustomer } from '../../gateway/queries/customers';
import { startPostgres, type PostgresServer } from './bank/postgres';
import { Refused, startGateway, type Bank } from './harness';
import { soon } from '../soon';
import { phones } from './steps';

/** On PostgreSQL: on one connection no two calls of a person come in between each other. */
let server: PostgresServer;
let bank: Bank;
const phone = phones();
beforeAll(async () => {
  server = await startPostgres();
  bank = await startGateway({ databaseUrl: await server.newDatabase() });
});
afterAll(async () => {
  await bank.close();
  await server.stop();
});

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

  it('are compared with those of a change that is being made', async () => {
    const person = await bank.register(phone());
    await person.must('saveUserInfo', { phase: '01', general: [general], emergency: [emergency] });
    const [customer] = await bank.db.query<{ id: number }>('select id from customers where phone = $1', [
      person.phone,
    ]);
    const id = customer?.id ?? 0;
    const mask = { keep: 'Y', name: '赵**', phone: '136****0001', relation: 'friend' } as const;
    const keeping = { phase: '01' as const, general: [mask], emergency: [emergency] };
    let goOn: () => void = () => undefined;
    const goesOn = new Promise<void>((resolve) => (goOn = resolve));
    let locked = false;
    const change = bank.db.tx(async (sql) => {
      await lockCustomer(sql, id);
      locked = true;
      await goesOn;
      await sql.query(
        `update contacts set phone = '13600000009' where customer_id = $1 and kind = 'general'`,
        [id],
      );
    });
    await soon(() => expect(locked).toBe(true));
    const answer = person.call('saveUserInfo', keeping);
    const waiting = soon(async () => {
      const rows = await bank.db.query('select 1 from pg_locks where not granted');
      expect(rows).toHaveLength(1);
    });
    await Promise.race([answer, waiting]);
    goOn();
    await change;
    expect(await answer).toBeInstanceOf(Refused);
    const kept = await bank.db.query(
      `select phone from contacts where customer_id = $1 and kind = 'general'`,
      [id],
    );
    expect(kept).toEqual([{ phone: '13600000009' }]);
  });
});
