import * as v from 'valibot';
import { VALIDITIES } from './codes';
import { code, key, orElse, orNull, someOf } from './fields';
import { date, dateOrNull, yuan } from './flowFields';

/** A bank transfer that the person has reported and that is not booked yet. */
export const waitingTransfer = v.object({
  offlineNo: key,
  loanNo: key,
  amount: yuan,
  /** The day of the transfer, as the person says. */
  paidOn: date,
  /** held: it was found, and is booked on `heldUntil`, the due day of its instalment. A host without it reviews. */
  state: orElse(v.picklist(['reviewing', 'held']), 'reviewing'),
  heldUntil: dateOrNull,
});

/** Transfers that are not booked yet; empty if the host sends none. */
export const waitingTransfers = someOf(waitingTransfer);

/** Besides debts, what waits for the person or has a deadline. A host may send nothing; then the app shows nothing. */
export const customerFacts = {
  transfers: waitingTransfers,
  /** The last day on which a running cancellation of the account can be taken back; null: none runs. */
  leavingUntil: dateOrNull,
  /** Documents that were asked for and not handed in. `no`: loanNo of a proof, supplementNo of a supplement; `dueOn`: the last day. */
  documents: someOf(
    v.object({ kind: v.picklist(['proof', 'supplement']), no: key, title: code, dueOn: date }),
  ),
  /** The ID card on file if it has expired or expires soon; null otherwise. Valid until the end of `validTo`. */
  idCard: orElse(orNull(v.object({ validTo: date, validity: v.picklist(VALIDITIES) })), null),
};
