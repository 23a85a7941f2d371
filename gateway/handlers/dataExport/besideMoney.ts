import type { RaiseState } from '@/contract/codes';
import type { CivilDate } from '@/domain/dates/civil';
import { toYuan } from '@/domain/money/fen';
import type { Sql } from '../../database';
import { assetTransfersOf } from '../../queries/assetTransfers';
import { allCoupons } from '../../queries/coupons';
import { addressesOf } from '../../queries/loanAddresses';
import { listPartnerCoupons } from '../../queries/partnerCoupons';
import { listProofs } from '../../queries/proofs';
import { listRaises } from '../../queries/raises';
import { dayOf, reviewName, some, timeOf, type Sections } from './rows';

const RAISES: Readonly<Record<RaiseState, string>> = {
  reviewing: '审核中',
  granted: '已提额',
  declined: '未通过',
};

/** What belongs to loans and limit beside the money itself. */
export async function besideMoneyData(sql: Sql, id: number, today: CivilDate) {
  return {
    proofs: (await listProofs(sql, id)).map((row) => ({
      loanNo: row.loan_no,
      state: row.state ?? ('asked' as const),
      reason: row.reason ?? '',
      dueOn: row.due_on,
      submittedAt: row.submitted_at?.toISOString() ?? null,
    })),
    loanAddresses: (await addressesOf(sql, id)).map(({ region, detail, place, saved_at }) => ({
      region,
      detail,
      place,
      at: saved_at.toISOString(),
    })),
    assignments: (await assetTransfersOf(sql, id)).map(({ loan_no, assignee, at }) => ({
      loanNo: loan_no,
      assignee,
      at: at.toISOString(),
    })),
    raises: (await listRaises(sql, id)).map((row) => ({
      kind: row.kind,
      subject: row.subject,
      figure: row.figure,
      state: row.state,
      from: row.from_total === null ? null : toYuan(row.from_total),
      to: row.to_total === null ? null : toYuan(row.to_total),
      at: row.opened_at.toISOString(),
    })),
    coupons: (await allCoupons(sql, id)).map((row) => ({
      name: row.name,
      value: toYuan(row.value),
      minAmount: toYuan(row.min_amount),
      rule: row.rule,
      expiresOn: row.expires_on,
      usedAt: row.used_at?.toISOString() ?? null,
    })),
    // Without the code: anyone who reads the file could spend it.
    partnerCoupons: (await listPartnerCoupons(sql, id, today)).map(({ partner, name, rule, expires_on }) => ({
      partner,
      name,
      rule,
      expiresOn: expires_on,
    })),
  };
}

type BesideMoneyData = Awaited<ReturnType<typeof besideMoneyData>>;

/** The same in words. */
export function besideMoneySections(data: BesideMoneyData): Sections {
  return [
    {
      heading: '借款用途凭证与地址',
      rows: some([
        ...data.proofs.map(
          ({ loanNo, state, reason }) =>
            [
              `借款 ${loanNo}`,
              `用途凭证，${[reviewName(state), reason].filter(Boolean).join('，')}`,
            ] as const,
        ),
        ...data.loanAddresses.map(
          ({ at, region, place, detail }) =>
            [timeOf(at), [region, place, detail].filter(Boolean).join(' ')] as const,
        ),
      ]),
    },
    {
      heading: '债权转让',
      rows: some(
        data.assignments.map(({ at, loanNo, assignee }) => [timeOf(at), `借款 ${loanNo}，转让给${assignee}`]),
      ),
    },
    {
      heading: '提额',
      rows: some(
        data.raises.map(({ at, subject, figure, state, from, to }) => [
          timeOf(at),
          [subject, figure, RAISES[state], to === null ? '' : `${from} 元提到 ${to} 元`]
            .filter(Boolean)
            .join('，'),
        ]),
      ),
    },
    {
      heading: '优惠券',
      rows: some([
        ...data.coupons.map(
          ({ name, value, expiresOn, usedAt }) =>
            [
              name,
              `${value} 元，有效期至 ${dayOf(expiresOn)}${usedAt === null ? '' : `，已于 ${timeOf(usedAt)} 使用`}`,
            ] as const,
        ),
        ...data.partnerCoupons.map(
          ({ name, partner, expiresOn }) => [name, `${partner}，有效期至 ${dayOf(expiresOn)}`] as const,
        ),
      ]),
    },
  ];
}
