import { randomUUID } from 'node:crypto';
import { prompt } from '@/platform/prompt';
import type { Bank, TestPerson } from '../../gateway/harness';
import { sent } from '../../gateway/transfers';

export type Make = (person: TestPerson, bank: Bank) => Promise<unknown>;

/** Writes of the person's customer row. */
export const row =
  (column: string, value: string): Make =>
  (person, { db }) =>
    db.query(`update customers set ${column} = $2 where phone = $1`, [person.phone, value]);

/** Runs `sql` on rows of this person, whose customer's id is \`$1\`. */
const own =
  (sql: string): Make =>
  async ({ phone }, { db }) => {
    const found = await db.query<{ id: number }>('select id from customers where phone = $1', [phone]);
    await db.query(sql, [found[0]?.id]);
  };

export const both =
  (...makes: readonly Make[]): Make =>
  async (person, bank) => {
    for (const make of makes) await make(person, bank);
  };

export const noLine = own('delete from credit_lines where customer_id = $1');
export const lineExpired = own("update credit_lines set valid_to = '2020-01-01' where customer_id = $1");
export const lineInactive = own('update credit_lines set active = false where customer_id = $1');
export const idCardExpired = own("update id_cards set valid_to = '2020-01-01' where customer_id = $1");
export const frozen: Make = (person) => person.must('freezeBorrowing', {});
export const leaving = own(
  `insert into cancellations (cancel_no, customer_id, state, reason, note, asked_at, due_at)
   values (gen_random_uuid()::text, $1, 'waiting', 'unused', '', now(), now() + interval '7 days')`,
);
export const nothing: Make = () => Promise.resolve();
export const settled: Make = async (person) => person.repay((await person.draw()).loanNo, 'coolingOff');
export const complained: Make = (person) =>
  person.must('proposeSave', {
    ...{ typeId: 'cost', content: '利息和合同里写的不一样', fileIds: [], traceNo: '' },
    requestNo: randomUUID(),
  });
export const drawn: Make = (person) => person.draw();
export const proofLate = both(
  (person) => person.draw({ purpose: 'decoration' }),
  own("update loans set drawn_on = '2020-01-01' where customer_id = $1"),
);
/** The same, while nothing of the loan has fallen due. */
export const proofLateInTime = both(
  proofLate,
  own(
    `update instalments set due_date = (now() + make_interval(months => term))::date
     where loan_no in (select loan_no from loans where customer_id = $1)`,
  ),
);
export const documentLate = both(
  ({ phone }, bank) => bank.console.askDocument(phone, '收入证明'),
  own("update supplements set due_on = '2020-01-01' where customer_id = $1"),
);
export const withdrawn: Make = both(
  own("update consents set withdrawn_at = now() where customer_id = $1 and template_id = 'personal-info'"),
  row('recall_status', '2'),
);
export const drawingHeld: Make = async (person, bank) => {
  await bank.console.decide(person.phone, { disburse: 'hold' });
  await person.draw();
};
export const transferSent: Make = async (person) => sent(person, (await person.draw()).loanNo, '100.00');
export const overdue = both(
  drawn,
  own(
    `update instalments set due_date = '2026-01-01' where loan_no in (select loan_no from loans where customer_id = $1) and term = 1`,
  ),
);

/** Questions over the page are answered yes; what was asked. */
export function sayYes(): { content: string; confirmText: string | undefined }[] {
  const asked: { content: string; confirmText: string | undefined }[] = [];
  Object.assign(prompt, {
    confirm: ({ content, confirmText }: { content: string; confirmText?: string }) => {
      asked.push({ content, confirmText });
      return Promise.resolve(true);
    },
  });
  return asked;
}
