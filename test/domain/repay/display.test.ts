import { repaymentDisplay } from '@/domain/repay/display';

describe('repaymentDisplay (spec §5)', () => {
  it.each([
    ['N', '1093.18', '88.00', '1,093.18'],
    ['N', '', '88.00', '88.00'],
    ['N', undefined, '88.00', '88.00'],
    ['N', null, null, ''],
    ['N', '', '', ''],
    ['N', '0.00', '88.00', '0.00'],
    ['N', 0, '88.00', '0.00'],
    ['Y', '1093.18', '88.00', '1,093.18'],
    ['Y', '', '88.00', ''],
    ['', '5', '88.00', '5.00'],
    [undefined, '1093.18', undefined, '1,093.18'],
    [undefined, undefined, '88.00', ''],
    ['N', 'oops', '88.00', '--'],
  ])('loanOdInd %s, total %s, repay %s: %s', (loanOdInd, psPayTotalAmts, psRepayAmt, shown) =>
    expect(repaymentDisplay({ loanOdInd, psPayTotalAmts, psRepayAmt })).toBe(shown),
  );
});
