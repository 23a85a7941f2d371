import { civilDateAt } from '@/domain/dates/civil';
import { toYuan } from '@/domain/money/fen';
import { maskName, maskPhone } from '@/domain/person/mask';
import type { MemberContext } from '../../context';
import type { Sql } from '../../database';
import { titleOf } from '../../documents/templates';
import { listApplications } from '../../queries/applications';
import { listCards } from '../../queries/cards';
import { consentLedger } from '../../queries/consents';
import { listContacts } from '../../queries/contacts';
import { findCreditLine } from '../../queries/creditLines';
import { findEducation } from '../../queries/educations';
import { findEmployerMail } from '../../queries/employerMails';
import { listEmployments } from '../../queries/employments';
import { registeredAt } from '../../queries/erasure';
import { findIdCard } from '../../queries/idCards';
import { listLoans } from '../../queries/loans';
import { listPersonalMessages } from '../../queries/personalMessages';
import { listPersonChanges, personDetails } from '../../queries/personDetails';
import { listProposals } from '../../queries/proposals';
import { listRepayments } from '../../queries/repayments';
import { listSupplements } from '../../queries/supplements';
import { workOf } from '../user/work';

const MOST = 1000;

async function moneyData(sql: Sql, id: number) {
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
  };
}

/** What the person handed in after the application: documents, the employer's mailbox, studies, suggestions and complaints. */
async function handedIn(sql: Sql, id: number) {
  const mail = await findEmployerMail(sql, id);
  const education = await findEducation(sql, id);
  return {
    employerMail: mail && { email: mail.email, company: mail.company, job: mail.job, state: mail.state },
    education: education && {
      school: education.school,
      level: education.level,
      graduationYear: education.graduation_year,
      state: education.state,
    },
    supplements: (await listSupplements(sql, id)).map(({ title, state, due_on, submitted_at }) => ({
      title,
      state,
      dueOn: due_on,
      submittedAt: submitted_at?.toISOString() ?? null,
    })),
    proposals: (await listProposals(sql, id)).map(({ propose_no, content, state, at }) => ({
      proposeNo: propose_no,
      content,
      state,
      at: at.toISOString(),
    })),
  };
}

/** The person's own data, as it is exported. Other people's (the contacts) are masked; card numbers show their last digits. */
export async function personalData(
  { sql, customer, now, settings }: Pick<MemberContext, 'sql' | 'customer' | 'now' | 'settings'>,
  exportNo: string,
) {
  const { id } = customer;
  const idCard = await findIdCard(sql, id);
  const registered = await registeredAt(sql, id);
  const details = await personDetails(sql, id);
  return {
    about: { exportNo, company: settings.lender, madeAt: now.toISOString() },
    person: {
      name: customer.name,
      idNo: customer.id_no,
      phone: customer.phone,
      registeredOn: registered === undefined ? '' : civilDateAt(registered.getTime()),
      ...(await workOf(sql, customer)),
      ...details,
      idCard: idCard && {
        authority: idCard.authority ?? '',
        validFrom: idCard.valid_from ?? '',
        validTo: idCard.valid_to ?? '',
      },
    },
    contacts: (await listContacts(sql, id)).map(({ kind, name, phone, relation }) => ({
      kind,
      name: maskName(name),
      phone: maskPhone(phone),
      relation,
    })),
    employments: (await listEmployments(sql, id)).map((row) => ({
      company: row.company,
      job: row.job,
      monthlyIncome: toYuan(row.monthly_income),
      submittedAt: row.submitted_at.toISOString(),
    })),
    ...(await handedIn(sql, id)),
    ...(await moneyData(sql, id)),
    consents: (await consentLedger(sql, id, MOST)).map((row) => ({
      title: titleOf(row.template_id),
      version: row.version,
      scene: row.scene,
      at: row.at.toISOString(),
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    })),
    changes: (await listPersonChanges(sql, id)).map(({ field, old_value, new_value, at }) => ({
      field,
      from: old_value,
      to: new_value,
      at: at.toISOString(),
    })),
    messages: (await listPersonalMessages(sql, id, MOST)).map(({ title, summary, at }) => ({
      title,
      summary,
      at: at.toISOString(),
    })),
  };
}

export type PersonalData = Awaited<ReturnType<typeof personalData>>;
