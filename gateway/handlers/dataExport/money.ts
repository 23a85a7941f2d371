import type { OfflineState } from '@/contract/codes';
import { purposeName } from '@/domain/loan/purposes';
import { toYuan } from '@/domain/money/fen';
import { ratePercent } from '@/domain/money/rate';
import type { Sql } from '../../database';
import { listApplications } from '../../queries/applications';
import { listCards } from '../../queries/cards';
import { findCreditLine } from '../../queries/creditLines';
import { listLoans } from '../../queries/loans';
import { offlineOf } from '../../queries/offlineRepayments';
import { listRepayments } from '../../queries/repayments';
import { dayOf, some, timeOf, type Sections } from './rows';

const STATES: Readonly<Record<string, string>> = {
  reviewing: '审核中',
  supplement: '待补充资料',
  approved: '已通过',
  denied: '未通过',
  processing: '处理中',
  paid: '成功',
  failed: '未成功',
};
const TRANSFERS: Readonly<Record<OfflineState, string>> = {
  reviewing: '审核中',
  held: '等到还款日入账',
  accepted: '已入账',
  refused: '未通过',
  returning: '正在退回',
  returned: '已退回',
};
/** Cards, limit, loans and payments. */
export async function moneyData(sql: Sql, id: number) {
  const line = await findCreditLine(sql, id);
  return {
    cards: (await listCards(sql, id)).map(({ bank_name, card_type, card_no }) => ({
      bank: bank_name,
      type: card_type,
      lastDigits: card_no.slice(-4),
    })),
    line: line && { total: toYuan(line.total), annualRate: line.annual_rate, validTo: line.valid_to },
    applications: (await listApplications(sql, id)).map(({ apply_seq, state, submitted_at }) => ({
      applySeq: apply_seq,
      state,
      submittedAt: submitted_at.toISOString(),
    })),
    loans: (await listLoans(sql, id)).map((loan) => ({
      loanNo: loan.loan_no,
      amount: toYuan(loan.amount),
      annualRate: loan.annual_rate,
      terms: loan.terms,
      purpose: loan.purpose,
      drawnOn: loan.drawn_on,
      state: loan.state,
    })),
    repayments: (await listRepayments(sql, id)).map((row) => ({
      repayNo: row.repay_no,
      amount: toYuan(row.amount),
      state: row.state,
      at: (row.submitted_at ?? row.created_at).toISOString(),
      countedOn: row.on_date,
    })),
    transfers: (await offlineOf(sql, id)).map((row) => ({
      loanNo: row.loan_no,
      amount: toYuan(row.amount),
      paidOn: row.paid_on,
      state: row.state,
      reason: row.reason,
      arrivedOn: row.arrived_on,
      submittedAt: row.submitted_at.toISOString(),
    })),
  };
}

type MoneyData = Awaited<ReturnType<typeof moneyData>>;

/** The same in words. */
export function moneySections({ line, applications, loans, repayments, transfers }: MoneyData): Sections {
  return [
    {
      heading: '额度与申请',
      rows: some([
        ...(line
          ? [
              [
                '额度',
                `${line.total} 元，年化利率（单利）${ratePercent(line.annualRate)}，有效期至 ${dayOf(line.validTo)}`,
              ] as const,
            ]
          : []),
        ...applications.map(
          ({ submittedAt, state }) => [timeOf(submittedAt), `申请额度，${STATES[state] ?? state}`] as const,
        ),
      ]),
    },
    {
      heading: '借款',
      rows: some(
        loans.map(({ drawnOn, amount, terms, purpose, annualRate, state }) => [
          dayOf(drawnOn),
          `${amount} 元，${terms} 期，${purposeName(purpose)}，年化利率（单利）${ratePercent(annualRate)}，${STATES[state] ?? state}`,
        ]),
      ),
    },
    {
      heading: '还款',
      rows: some([
        ...repayments.map(
          ({ countedOn, amount, state }) =>
            [dayOf(countedOn), `${amount} 元，${STATES[state] ?? state}`] as const,
        ),
        ...transfers.map(
          ({ paidOn, amount, state, reason }) =>
            [
              dayOf(paidOn),
              `银行转账 ${amount} 元，${[TRANSFERS[state], reason].filter(Boolean).join('，')}`,
            ] as const,
        ),
      ]),
    },
  ];
}
