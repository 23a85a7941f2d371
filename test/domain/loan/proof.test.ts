import { asksForProof, dueAfterRefusal, isProofMissing, proofDueOn } from '@/domain/loan/proof';

describe('a proof of consumption', () => {
  it.each([
    ['decoration', 1_000_000, true],
    ['decoration', 999_999, false],
    ['daily', 5_000_000, false],
    ['unknown', 5_000_000, false],
  ])('for %s of %s fen is asked for: %s', (purpose, amount, asked) =>
    expect(asksForProof({ purpose, amount })).toBe(asked),
  );

  it('is due 30 days after the drawing, and at least 7 after a refusal', () => {
    expect(proofDueOn('2026-11-22')).toBe('2026-12-22');
    expect(dueAfterRefusal('2026-12-22', '2026-12-01')).toBe('2026-12-22');
    expect(dueAfterRefusal('2026-12-22', '2026-12-20')).toBe('2026-12-27');
  });

  it.each([
    ['asked', '2026-12-22', false],
    ['asked', '2026-12-23', true],
    ['refused', '2026-12-23', true],
    ['reviewing', '2026-12-23', false],
    ['approved', '2026-12-23', false],
  ] as const)('%s on %s is missing: %s', (state, today, missing) =>
    expect(isProofMissing({ state, dueOn: '2026-12-22' }, today)).toBe(missing),
  );
});
