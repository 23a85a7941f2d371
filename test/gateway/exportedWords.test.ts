import { customerByPhone } from '../../gateway/queries/customers';
import { exportOf } from './exportOf';
import { startGateway, type Bank } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const AT = '2026-08-03T02:00:00Z';

/** What a person may have besides a loan: one row of each kind. $1 is the customer, $2 the loan. */
const ROWS: readonly (readonly [heading: string, sql: string, words: string])[] = [
  [
    '还款',
    `insert into offline_repayments (offline_no, customer_id, loan_no, amount, paid_on, submitted_at)
     values ('OFF-1', $1, $2, 123456, '2026-08-02', '${AT}')`,
    '银行转账 1234.56 元，审核中',
  ],
  [
    '借款用途凭证与地址',
    `insert into loan_addresses (loan_seq, customer_id, region_codes, region, detail, place, saved_at)
     select loan_seq, $1, '{11}', '北京市', '云岭路 1 号', '', '${AT}' from loan_drafts
     where customer_id = $1 and $2 <> '' limit 1`,
    '北京市 云岭路 1 号',
  ],
  [
    '债权转让',
    `insert into asset_transfers (transfer_no, customer_id, loan_no, assignee, at)
     values ('T-1', $1, $2, '某资产公司', '${AT}')`,
    '转让给某资产公司',
  ],
  [
    '提额',
    `insert into raises (raise_no, customer_id, state, kind, subject, from_total, to_total, opened_at)
     select 'R-1', $1, 'granted', 'company', '云岭公司', 5000000, 6000000, '${AT}' where $2 <> ''`,
    '云岭公司，已提额，50000.00 元提到 60000.00 元',
  ],
  [
    '优惠券',
    `insert into partner_coupons (coupon_id, customer_id, partner, name, rule, code, expires_on)
     select 'P-1', $1, '伙伴', '伙伴券', '', 'SECRET-CODE', '2027-01-01' where $2 <> ''`,
    '伙伴，有效期至 2027年1月1日',
  ],
  [
    '以前的手机号与身份证有效期',
    `insert into former_phones (customer_id, phone, until) select $1, '13900001111', '${AT}' where $2 <> ''`,
    '用到 2026年8月3日 10:00',
  ],
  [
    '以前的手机号与身份证有效期',
    `insert into id_card_renewals (customer_id, was_valid_to, at) select $1, '2026-08-01', '${AT}' where $2 <> ''`,
    '由 2026年8月1日 更新为 长期',
  ],
  [
    '绑定与通知',
    `insert into wechat_users (user_id, open_id, customer_id, seen_at)
     select 'U-1', 'open-1', $1, '${AT}' where $2 <> ''`,
    '已绑定，标识 open-1',
  ],
  [
    '绑定与通知',
    `insert into notice_switches (customer_id, kind, is_on, changed_at)
     select $1, 'promotion', false, '${AT}' where $2 <> ''`,
    '已关闭',
  ],
  [
    '注销申请',
    `insert into cancellations (cancel_no, customer_id, state, reason, asked_at, due_at)
     select 'C-1', $1, 'revoked', 'phone', '${AT}', '${AT}' where $2 <> ''`,
    '换了手机号，已撤销',
  ],
];

it('a person reads in the export, in words, all that is kept of them; nothing that lets another one in', async () => {
  const { db } = bank;
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  await person.must('freezeBorrowing', {});
  const customer = await customerByPhone(db, person.phone);
  if (customer === undefined) throw new Error(`no customer has ${person.phone}`);
  for (const [, sql] of ROWS) await db.query(sql, [customer.id, loanNo]);
  const { data, sections, rowsOf } = await exportOf(bank, person.phone);
  for (const [heading, , words] of ROWS)
    expect(rowsOf(heading), heading).toContainEqual(expect.stringContaining(words));
  expect(rowsOf('登录记录').length).toBeGreaterThan(0);
  expect(rowsOf('账号安全记录')).toContain('暂停借款');
  const all = JSON.stringify([data, sections]);
  expect(all).not.toContain('SECRET-CODE');
  expect(all).not.toContain('token');
  // States and kinds have words.
  const texts = sections.flatMap(({ rows }) => rows.map((row) => row[1])).join('\n');
  expect(texts).not.toMatch(/undefined|null|\b(reviewing|granted|revoked|promotion|asked|paid|phone)\b/);
});
