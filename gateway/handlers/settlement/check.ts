import type { AskingHandler } from '../../context';
import { checkedFor } from '../../dear';
import { minutesToWait, verdictOnPdf } from '../../papers/verdict';
import { refuse } from '../../refusals/general';
import { refuseSettlement } from '../../refusals/settlement';

/** Looks at a PDF that the person brings, as the public page does. */
export const checkPaper: AskingHandler<'settlementUpload'> = {
  async admit(by) {
    const minutes = await minutesToWait(by);
    if (minutes > 0) throw refuseSettlement('filesUsedUp', minutes);
  },
  async before(_request, { sql, files: [file], customer }) {
    if (file === undefined) throw refuse('incomplete');
    const said = await verdictOnPdf(sql, file.bytes, checkedFor(customer.id));
    const ours = 'title' in said ? said : undefined;
    const answer = {
      verdict: said.kind,
      title: ours?.title ?? '',
      signedAt: ours?.signedAt.toISOString() ?? null,
    };
    return () => Promise.resolve(answer);
  },
};
