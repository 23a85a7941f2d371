import type { MemberContext } from '../../context';
import { lockCustomer } from '../../queries/customers';
import { noteUpload, uploadsAfter, type UploadKind } from '../../queries/pictureUploads';
import { refuseUpload } from '../../refusals/pictures';
import { DAY_MS } from '../../units';

/** Pictures that a person may have decoded within 24 hours, by kind: several times what is asked for at once. */
export const MOST_PER_DAY: Readonly<Record<UploadKind, number>> = {
  proof: 36,
  supplement: 36,
  proposal: 20,
  voucher: 30,
  cardProtocol: 27,
  education: 15,
};

/** Refuses a picture beyond the limit of a day, and says when there is room again. */
export async function checkDayLimit(
  { sql, customer, now }: Pick<MemberContext, 'sql' | 'customer' | 'now'>,
  kind: UploadKind,
): Promise<void> {
  const most = MOST_PER_DAY[kind];
  const { n, since } = await uploadsAfter(sql, customer.id, kind, new Date(now.getTime() - DAY_MS));
  if (n < most || since === null) return;
  throw refuseUpload('picturesUsedUp', { most, opensAt: new Date(since.getTime() + DAY_MS) });
}

/** Counts a picture that is about to be decoded. The lock: tries at the same time are counted one after the other. */
export async function countTry(context: MemberContext, kind: UploadKind): Promise<void> {
  const { sql, customer, now } = context;
  await lockCustomer(sql, customer.id);
  await checkDayLimit(context, kind);
  await noteUpload(sql, customer.id, kind, now);
}
