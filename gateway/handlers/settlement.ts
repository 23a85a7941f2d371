import type { Request } from '@/contract';
import type { settlementCalls } from '@/contract/settlement';
import type { HandlersOf } from '../context';
import { listCertificates } from '../queries/certificates';
import { afterSettling } from './loan/afterSettling';
import { certificateAnswer } from './settlement/answer';
import { apply } from './settlement/apply';
import { checkPaper } from './settlement/check';
import { loansOf } from './settlement/loans';
import { mailCertificate } from './settlement/mail';
import { verifyPage } from '../papers/verifyAddress';

export const settlementHandlers: HandlersOf<typeof settlementCalls> = {
  settlementList: afterSettling((_request: object, context) => loansOf(context)),

  settlementApply: afterSettling((request: Request<'settlementApply'>, context) => apply(context, request)),

  settlementMail: mailCertificate,

  settlementUpload: checkPaper,

  async settlementProve(_request, { sql, customer, settings }) {
    const certificates = await listCertificates(sql, customer.id);
    return { verifyUrl: verifyPage(settings), certificates: certificates.map(certificateAnswer) };
  },
};
