import { createHash } from 'node:crypto';
import type { Database } from '../../../gateway/database';
import { checkedFor } from '../../../gateway/dear';
import { factsOf } from '../../../gateway/console/person/facts';
import { addCard } from '../../../gateway/queries/cards';
import { replaceContacts } from '../../../gateway/queries/contacts';
import { putCreditLine } from '../../../gateway/queries/creditLines';
import { saveBack, saveFront } from '../../../gateway/queries/idCards';
import { addCustomer, setIdentity, setOccupation } from '../../../gateway/queries/customers';
import { addTradePassword } from '../../../gateway/queries/tradePasswords';
import { hashPassword, newKey } from '../../../gateway/secrets';

/** Far away from any simulated day. */
export const FAR = '2040-01-01';
const TRIES = 5;

interface Line {
  /** Fen. */
  readonly limit: number;
  /** As the wire writes it: '0.1440'. */
  readonly rate: string;
}

/** A customer with this phone, a limit and a card; the way there is tested elsewhere. Returns the numbers of both. */
export async function moveIn(
  db: Database,
  { phone, name, idNo, cardNo }: Record<'phone' | 'name' | 'idNo' | 'cardNo', string>,
  { limit, rate }: Line,
  at: Date,
): Promise<{ id: number; cardId: string }> {
  // Names no one, and is the same in each run.
  const custNo = createHash('sha256').update(phone).digest('hex').slice(0, 20);
  const { id } = await addCustomer(db, { custNo, phone, sourceFlag: 'XQD002', at });
  await setIdentity(db, id, { name, idNo, digest: '' });
  const line = { total: limit, annual_rate: rate, valid_to: FAR, product_type: 'YQDC001', active: true };
  await putCreditLine(db, { customer_id: id, ...line });
  const cardId = newKey();
  const bank = { bank_code: 'CMB', bank_name: '招商银行', card_type: 'debit', is_default: true } as const;
  await addCard(
    db,
    { ...bank, signed_until: null, card_id: cardId, customer_id: id, card_no: cardNo, phone },
    at,
  );
  return { id, cardId };
}

/** The `no`th newcomer of a database: somebody new to the app, with a trade password and an ID card until that day. */
export async function newcomer(db: Database, no: number, at: Date, validTo: string) {
  const number = `136${String(no).padStart(8, '0')}`;
  const facts = factsOf(number);
  const { id } = await moveIn(db, { phone: number, ...facts }, { limit: 2_000_000, rate: '0.1440' }, at);
  await saveFront(db, id, {
    name: facts.name,
    idNo: facts.idNo,
    sex: 'M',
    nation: '汉',
    address: '云岭市样本路1号',
  });
  await saveBack(db, id, { authority: '云岭市公安局', validFrom: '2016-01-01', validTo });
  await addTradePassword(db, id, await hashPassword(checkedFor(id), facts.tradePassword), TRIES);
  // Asked for before the first drawing: the way there is tested elsewhere, too.
  const contacts = [
    { kind: 'general', name: '赵清和', phone: '13900000001', relation: 'friend' },
    { kind: 'emergency', name: '钱望舒', phone: '13900000002', relation: 'parent' },
  ] as const;
  await replaceContacts(db, id, contacts, at);
  await setOccupation(db, id, '企业职员', '云岭样本有限公司');
  return { id, number, facts };
}
