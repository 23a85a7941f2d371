import { proofReminder, type AskedProof } from '../../../gateway/messages/proofWords';

const proof = (changes: Partial<AskedProof> = {}): AskedProof => ({
  row: { loan_no: 'L1', amount: 1_200_000, purpose: 'decoration' },
  state: 'asked',
  dueOn: '2026-12-22',
  missing: false,
  ...changes,
});

describe('the reminder of a proof', () => {
  it.each([
    ['long before the deadline', proof(), '2026-12-14', undefined],
    ['seven days before', proof(), '2026-12-15', 'proof-due'],
    ['on the last day', proof(), '2026-12-22', 'proof-due'],
    ['after it', proof({ missing: true }), '2026-12-23', 'proof-missing'],
    ['after a refusal', proof({ state: 'refused' }), '2026-12-20', 'proof-due'],
    ['under review', proof({ state: 'reviewing' }), '2026-12-20', undefined],
    ['approved', proof({ state: 'approved' }), '2026-12-20', undefined],
  ])('%s', (_when, asked, today, kind) => expect(proofReminder(asked, today)?.kind).toBe(kind));

  it('says which loan, until when, how, and what follows', () => {
    const before = proofReminder(proof(), '2026-12-20');
    expect(before?.sms).toContain('12,000.00 元家居装修借款，需要在12月22日（含当天）前提交消费凭证');
    expect(before?.target).toBe('/pages/bussiness/consumption/details?loanNo=L1');
    const after = proofReminder(proof({ missing: true }), '2026-12-23');
    expect(after?.sms).toContain('提交前不能再借款，已有的借款和还款不受影响');
  });
});
