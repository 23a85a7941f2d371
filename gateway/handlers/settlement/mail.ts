import { checkAnyMail, maskMail, normaliseMail } from '@/domain/enterprise/mail';
import { thenAsk } from '../../context';
import { checkedFor } from '../../dear';
import { certificateById } from '../../queries/certificates';
import { lockCustomer } from '../../queries/customers';
import { addSecurityEvent, countSecurityEvents } from '../../queries/securityEvents';
import { refuseSettlement } from '../../refusals/settlement';
import { DAY_MS } from '../../units';

/** A mailbox is not proved: no one may be flooded, nor anybody's papers be sent about. */
const MOST_A_DAY = 5;
const ACTION = 'mailCertificate';

interface Wanted {
  readonly fileId: string;
  readonly mailTo: string;
  readonly revoked: boolean;
}

/** What a mail says besides: the paper in it is marked, but who reads the mail first should know it, too. */
const wordsOf = (revoked: boolean): string =>
  revoked
    ? '请注意：开具之后，这笔借款又有新的记账，这份证明已失效。需要有效的证明，请在应用里重新开具。'
    : '任何人都可以用证明上的验证码核验真伪。';

/** Sends the stored file of a certificate, outside the transaction. A try counts, whatever becomes of it. */
export const mailCertificate = thenAsk<'settlementMail', Wanted>(
  async ({ certificateId, email }, { sql, customer, now }) => {
    await lockCustomer(sql, customer.id);
    const certificate = await certificateById(sql, certificateId);
    if (certificate?.customer_id !== customer.id) throw refuseSettlement('certificateUnknown');
    const reason = checkAnyMail(email);
    if (reason !== undefined) throw refuseSettlement('mailWrong', reason);
    const since = new Date(now.getTime() - DAY_MS);
    const sent = await countSecurityEvents(sql, { customerId: customer.id, action: ACTION, since });
    if (sent >= MOST_A_DAY) throw refuseSettlement('mailsUsedUp', MOST_A_DAY);
    await addSecurityEvent(sql, { customerId: customer.id, action: ACTION, detail: certificateId, at: now });
    return { fileId: certificate.file_id, mailTo: normaliseMail(email), revoked: certificate.revoked };
  },
  async ({ fileId, mailTo, revoked }, { customer, papers, providers, settings }) => {
    const handed = await papers.handOut(checkedFor(customer.id), fileId);
    if (handed.state !== 'given') return refuseSettlement('certificateNotReady');
    const { title, pdf } = handed;
    const outcome = await providers.sms.send({
      phone: customer.phone,
      channel: 'mail',
      mailTo,
      text: `${settings.brand}：您要的${title}在附件里。${wordsOf(revoked)}`,
      attachment: { fileName: `${title}.pdf`, type: 'application/pdf', base64: pdf.toString('base64') },
    });
    if (outcome.kind === 'failed') return refuseSettlement('mailNotSent');
    return { email: maskMail(mailTo) };
  },
);
