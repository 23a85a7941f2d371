import { addDays, dayText, type CivilDate } from '@/domain/dates/civil';
import { PROOF_RULE } from '@/domain/loan/proof';
import { purposeName } from '@/domain/loan/purposes';
import { moneyText, type Fen } from '@/domain/money/fen';
import { proofPage, type PersonalMessage } from './message';

/** A proof that a loan asks for. */
export interface AskedProof {
  readonly row: { readonly loan_no: string; readonly amount: Fen; readonly purpose: string };
  readonly state: 'asked' | 'reviewing' | 'approved' | 'refused';
  readonly dueOn: CivilDate;
  /** The deadline has passed without a proof. */
  readonly missing: boolean;
}

const loanText = ({ amount, purpose }: AskedProof['row']): string =>
  `${moneyText(amount)}${purposeName(purpose)}借款`;

const HOW = '请在应用“我的”的“消费凭证”里上传发票、收据或合同的照片。';

/** The reminder of a proof that is not handed in: some days before its deadline, and after it. */
export function proofReminder(
  { row, state, dueOn, missing }: AskedProof,
  today: CivilDate,
): PersonalMessage | undefined {
  if (missing) {
    const what = `您的${loanText(row)}，消费凭证应在${dayText(dueOn, today)}（含当天）前提交，还没有收到。`;
    const follows = '提交前不能再借款，已有的借款和还款不受影响。';
    return {
      kind: 'proof-missing',
      about: row.loan_no,
      day: dueOn,
      title: '消费凭证过期未交',
      summary: '补交后才能再借款',
      body: `${what}\n${follows}\n${HOW}`,
      sms: what + follows + HOW,
      ...proofPage(row.loan_no),
    };
  }
  const open = state === 'asked' || state === 'refused';
  if (!open || today < addDays(dueOn, -PROOF_RULE.remindDays)) return undefined;
  const what = `您的${loanText(row)}，需要在${dayText(dueOn, today)}（含当天）前提交消费凭证。`;
  return {
    kind: 'proof-due',
    about: row.loan_no,
    day: dueOn,
    title: '请提交消费凭证',
    summary: `${dayText(dueOn, today)}（含当天）前提交`,
    body: `${what}\n${HOW}`,
    sms: what + HOW,
    ...proofPage(row.loan_no),
  };
}

interface Decided {
  readonly row: AskedProof['row'];
  readonly today: CivilDate;
}

export const proofApproved = ({ row, today }: Decided): PersonalMessage => ({
  kind: 'proof-approved',
  about: row.loan_no,
  day: today,
  title: '消费凭证已通过',
  summary: `${loanText(row)}的消费凭证已通过审核`,
  body: `您的${loanText(row)}，消费凭证已通过审核，不用再提交。`,
  sms: `您的${loanText(row)}，消费凭证已通过审核，不用再提交。`,
  ...proofPage(row.loan_no),
});

export function proofRefused(
  { row, today }: Decided,
  { reason, dueOn }: { readonly reason: string; readonly dueOn: CivilDate },
): PersonalMessage {
  const what = `您的${loanText(row)}，消费凭证没有通过审核：${reason}。`;
  const next = `请在${dayText(dueOn, today)}（含当天）前重新提交。`;
  return {
    kind: 'proof-refused',
    about: row.loan_no,
    day: today,
    title: '消费凭证需要重新提交',
    summary: `原因：${reason}`,
    body: `${what}\n${next}`,
    sms: what + next,
    ...proofPage(row.loan_no),
  };
}
