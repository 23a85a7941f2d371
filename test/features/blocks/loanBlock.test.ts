import { generalRefusals } from '@/contract/refusals';
import { lineRefusals } from '@/contract/loan';
import { LOAN_BLOCKS } from '@/contract/codes';
import { LOAN_BLOCKLIST } from '@/domain/loan/loanStart';
import { loanBlockOf } from '@/features/blocks';

const union = (changes: Partial<Parameters<typeof loanBlockOf>[0]>) => ({
  exceptionCode: '',
  exceptionMsg: '',
  disciplinaryStatus: [],
  empowerState: { recallStatus: '' },
  ...changes,
});

const WAYS: Readonly<Record<string, string>> = {
  [lineRefusals.noLine]: 'credit',
  [lineRefusals.lineExpired]: 'credit',
  [lineRefusals.lineInactive]: 'activate',
  [generalRefusals.broken]: 'retry',
  [LOAN_BLOCKS.undecided]: 'retry',
  [LOAN_BLOCKS.frozen]: 'thaw',
  [LOAN_BLOCKS.ownIdCardExpired]: 'idCard',
  [LOAN_BLOCKS.accountLeaving]: 'stay',
  [LOAN_BLOCKS.documentMissing]: 'documents',
  [LOAN_BLOCKS.authorisationWithdrawn]: 'consents',
  [LOAN_BLOCKS.proofMissing]: 'proofs',
};

describe('a person who may not borrow', () => {
  it.each([...LOAN_BLOCKLIST])('with the exception code %s reads why and has a way on', (exceptionCode) => {
    const block = loanBlockOf(union({ exceptionCode }), 'YQDC001');
    expect(block?.way).toBe(WAYS[exceptionCode] ?? 'service');
    expect(block?.barred).toMatch(/[\u4e00-\u9fff]{4,}.*。$/);
    expect(block?.barred).not.toContain('undefined');
  });

  it("reads the server's own words if there are any", () => {
    const block = loanBlockOf(
      union({ exceptionCode: lineRefusals.lineInactive, exceptionMsg: '请先激活额度' }),
      'YQDC001',
    );
    expect(block).toEqual({ barred: '请先激活额度', way: 'activate' });
  });

  it.each(['1', '2', '3', '6', '7', '9'])(
    'with the disciplinary type %s can ask customer service',
    (type) => {
      const disciplinaryStatus = [{ loanType: 'YQDC001', disciplinaryType: type }];
      expect(loanBlockOf(union({ disciplinaryStatus }), 'YQDC001')?.way).toBe('service');
      expect(loanBlockOf(union({ disciplinaryStatus }), 'XQD001')).toBeUndefined();
    },
  );

  it.each(['2', '3'])('with recalled authorisation %s is told so', (recallStatus) => {
    expect(loanBlockOf(union({ empowerState: { recallStatus } }), 'YQDC001')?.barred).toContain('重新授权');
  });

  it('is no one without a block', () => {
    expect(loanBlockOf(union({}), 'YQDC001')).toBeUndefined();
  });
});
