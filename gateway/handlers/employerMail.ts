import type { Response } from '@/contract';
import type { employerMailCalls } from '@/contract/employerMail';
import { checkMail, domainOf, maskMail, normaliseMail } from '@/domain/enterprise/mail';
import { checkCompany, checkJob, normaliseCompany } from '@/domain/enterprise/record';
import { thenAsk, type HandlersOf } from '../context';
import { lockCustomer, setOccupation } from '../queries/customers';
import {
  askedMail,
  beginMail,
  companyOfDomain,
  findEmployerMail,
  isMailTaken,
  proveMail,
  submitCompany,
  type EmployerMailRow,
} from '../queries/employerMails';
import { codeWords, employerVerified, notify } from '../messages';
import { addSecurityEvent } from '../queries/securityEvents';
import { refuseMail } from '../refusals/employerMail';
import { EXPIRE_SECONDS, OneTimeCode, RESEND_SECONDS, type DrawnCode } from './login/oneTimeCode';

type Wire = Response<'mailQuery'>;

/** One of the occupations that the contact step offers. */
const EMPLOYEE = '企业职员';

const codes = new OneTimeCode({
  purpose: 'mail',
  countedAs: 'mail',
  minuteFrom: 'sends',
  text: codeWords.employerMail,
  tooSoon: (seconds) => refuseMail('codeTooSoon', seconds),
  usedUp: () => refuseMail('codesUsedUp'),
  notSent: () => refuseMail('codeNotSent'),
  missing: () => refuseMail('codeMissing'),
  expired: () => refuseMail('codeExpired'),
  triesUsedUp: () => refuseMail('codeTriesUsedUp'),
  wrong: (left) => refuseMail('codeWrong', left),
});

const targetOf = (customer: { readonly id: number; readonly phone: string }, email: string) => ({
  subject: `${customer.id}:${email}`,
  phone: customer.phone,
  holder: `mail:${customer.id}`,
});

const NONE: Wire = { state: 'none', email: '', asked: '', company: '', job: '', reason: '', provedAt: null };

const wireOf = (row: EmployerMailRow | undefined): Wire =>
  row === undefined
    ? NONE
    : {
        state: row.state,
        email: maskMail(row.email),
        asked: maskMail(askedMail(row)),
        company: row.company,
        job: row.job,
        reason: row.reason,
        provedAt: row.proved_at?.toISOString() ?? null,
      };

export const employerMailHandlers: HandlersOf<typeof employerMailCalls> = {
  async mailQuery(_request, { sql, customer }) {
    return wireOf(await findEmployerMail(sql, customer.id));
  },

  mailSendCode: thenAsk<'mailSendCode', DrawnCode & { readonly email: string }>(
    async (request, context) => {
      const { sql, customer, now } = context;
      await lockCustomer(sql, customer.id);
      const before = await findEmployerMail(sql, customer.id);
      const email = normaliseMail(request.email ?? askedMail(before));
      const reason = checkMail(email);
      if (reason !== undefined) throw refuseMail('mailWrong', reason);
      if (await isMailTaken(sql, email, customer.id)) throw refuseMail('mailTaken');
      const target = targetOf(customer, email);
      await codes.checkSends(context, target);
      await beginMail(sql, customer.id, email, now);
      return { ...(await codes.draw(context, target)), email };
    },
    async ({ email, ...drawn }, context) =>
      (await codes.send(context, drawn, { channel: 'mail', mailTo: email })) ?? {
        email: maskMail(email),
        resendSeconds: RESEND_SECONDS,
        expireSeconds: EXPIRE_SECONDS,
      },
  ),

  async mailVerify({ code }, context) {
    const { sql, now, today } = context;
    const customer = await lockCustomer(sql, context.customer.id);
    const email = askedMail(await findEmployerMail(sql, customer.id));
    if (email === '') return refuseMail('codeMissing');
    const target = targetOf(customer, email);
    const refusal = await codes.refusalOf(context, { ...target, code });
    if (refusal !== undefined) return refusal;
    await codes.spend(context, target.subject);
    if (await isMailTaken(sql, email, customer.id)) return refuseMail('mailTaken');
    const detail = domainOf(email);
    const company = await companyOfDomain(sql, detail);
    await proveMail(sql, customer.id, { email, company, at: now });
    await addSecurityEvent(sql, { customerId: customer.id, action: 'proveEmployerMail', detail, at: now });
    if (company !== undefined) {
      await setOccupation(sql, customer.id, customer.occupation || EMPLOYEE, customer.company || company);
      await notify(sql, customer.id, employerVerified({ company, at: now, today }), now);
    }
    return wireOf(await findEmployerMail(sql, customer.id));
  },

  async mailSupplement({ company, job }, { sql, customer, now }) {
    await lockCustomer(sql, customer.id);
    const row = await findEmployerMail(sql, customer.id);
    if (row?.state !== 'proved' && row?.state !== 'refused') throw refuseMail('supplementClosed');
    const badCompany = checkCompany(company);
    if (badCompany !== undefined) throw refuseMail('companyWrong', badCompany);
    const badJob = checkJob(job);
    if (badJob !== undefined) throw refuseMail('jobWrong', badJob);
    await submitCompany(sql, customer.id, { company: normaliseCompany(company), job: job.trim(), at: now });
    return wireOf(await findEmployerMail(sql, customer.id));
  },
};
