import { LOAN_BLOCKS } from '@/contract/codes';
import { generalRefusals } from '@/contract/refusals';
import { loanStart, nextLoanStep } from '@/domain/loan/loanStart';
import { amountMessage, LOAN_BLOCK_MESSAGES } from '@/domain/loan/messages';
import { codesFor } from '../errors/codes';
import { combinations } from '../seeded';

const BLOCKLIST = codesFor('no loan');
/** Not on the list, though its neighbour is. */
const BESIDE = String(Number(LOAN_BLOCKS.lineInactive) + 1);

const EVERY = combinations({
  exceptionCode: [...BLOCKLIST, '', '000000', BESIDE, generalRefusals.otherDevice, undefined],
  recallStatus: ['0', '1', '2', '3', undefined],
  disciplinaryType: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', undefined],
  loanType: ['YQDC001', 'XQD001', undefined],
});

describe('loanStart (spec §4)', () => {
  it('holds for every code, recall status and disciplinary type', () => {
    for (const row of EVERY) {
      const { exceptionCode, recallStatus, disciplinaryType, loanType } = row;
      const verdict = loanStart(
        {
          exceptionCode,
          disciplinaryStatus: [{ loanType, disciplinaryType }],
          empowerState: { recallStatus },
        },
        'YQDC001',
      );
      const told = () => {
        if (exceptionCode && BLOCKLIST.includes(exceptionCode)) return 'exception';
        if (recallStatus === '2' || recallStatus === '3') return 'authorizationRecalled';
        return loanType === 'YQDC001' && /^[123679]$/.test(disciplinaryType ?? '')
          ? 'disciplinary'
          : undefined;
      };
      const reason = told();
      const expected = reason ? { verdict: 'blocked', reason } : { verdict: 'open' };
      expect(verdict, JSON.stringify(row)).toEqual(expected);
    }
  });

  it("shows the server's words for an exception only", () => {
    const exceptionMsg = '账户异常，请联系客服';
    expect(loanStart({ exceptionCode: LOAN_BLOCKS.mayNotBorrow, exceptionMsg }, 'X')).toEqual({
      verdict: 'blocked',
      reason: 'exception',
      message: exceptionMsg,
    });
    expect(loanStart({ exceptionMsg, empowerState: { recallStatus: 3 } }, 'X')).toEqual({
      verdict: 'blocked',
      reason: 'authorizationRecalled',
    });
    expect(loanStart({ exceptionCode: '000000', exceptionMsg }, 'X')).toEqual({ verdict: 'open' });
  });

  it('finds the current product among others', () => {
    const disciplinaryStatus = [
      { loanType: 'XQD001', disciplinaryType: '1' },
      { loanType: 'YQDC001', disciplinaryType: 7 },
    ];
    expect(loanStart({ disciplinaryStatus }, 'YQDC001')).toEqual({
      verdict: 'blocked',
      reason: 'disciplinary',
    });
    expect(loanStart({ disciplinaryStatus }, 'JDXD')).toEqual({ verdict: 'open' });
  });

  it('opens for an empty answer', () => {
    expect(loanStart({}, 'YQDC001')).toEqual({ verdict: 'open' });
    expect(
      loanStart({ disciplinaryStatus: null, empowerState: null, exceptionCode: null }, 'YQDC001'),
    ).toEqual({
      verdict: 'open',
    });
  });
});

describe('nextLoanStep (spec §4)', () => {
  it.each([
    ['Y', 'Y', 'contacts'],
    ['Y', 'N', 'contacts'],
    ['N', 'Y', 'password'],
    ['N', 'N', 'front'],
    [undefined, 'Y', 'password'],
    [undefined, undefined, 'front'],
    [null, null, 'front'],
  ])('person info %s, password %s: %s', (isShowPersonInfo, isShowPwd, step) =>
    expect(nextLoanStep({ isShowPersonInfo, isShowPwd })).toBe(step),
  );
});

it('before the front page comes the address, if the product asks for one', () => {
  expect(nextLoanStep({ isShowAddress: 'Y' })).toBe('address');
  expect(nextLoanStep({ isShowAddress: 'Y', isShowPwd: 'Y' })).toBe('password');
});

describe('texts', () => {
  it('exist for every reason', () => {
    expect(LOAN_BLOCK_MESSAGES).toEqual({
      exception: '您暂时不能借款，如有疑问请联系客服',
      authorizationRecalled: '您已撤回授权，重新授权后才能借款',
      disciplinary: '您的账户当前受限，暂时不能借款，如有疑问请联系客服',
    });
    const rule = { min: 100_000, max: 5_000_000, step: 10_000 };
    expect(amountMessage('amountMissing', rule)).toBe('请输入借款金额');
    expect(amountMessage('amountBelowMin', rule)).toBe('借款金额不能低于 1,000.00 元');
    expect(amountMessage('amountAboveMax', rule)).toBe('借款金额不能超过 50,000.00 元');
    expect(amountMessage('amountOffStep', rule)).toBe('借款金额应为 100.00 元的整数倍');
  });
});
