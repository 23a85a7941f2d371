import { persisted } from './persisted';
import { empty, type Drafts } from './stored';
import { uuid } from '@/platform/random/uuid';
import { random } from '@/platform/random';

export type Flow = keyof Drafts;
export type Draft<F extends Flow> = Drafts[F];

/** An opened drawing lives one day (contract addPvpLoanInfo); older drafts are dropped, too. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Value of the loan draft's `couponId`: the person wants no coupon. Empty: nothing was chosen yet. */
export const NO_COUPON = 'none';

/** Data that a person has entered in a flow and not yet sent, kept over reloads and an expired session. */
export const drafts = {
  /** The draft of a flow; all fields are empty if there is none. */
  get<F extends Flow>(flow: F): Draft<F> {
    const draft: Draft<F> = persisted.get('drafts')[flow];
    return isFresh(draft) ? draft : empty.drafts[flow];
  },

  /** Merges changes into the draft; saved at once. */
  keep<F extends Flow>(flow: F, changes: Partial<Draft<F>>): void {
    put(flow, { ...drafts.get(flow), ...changes, savedAt: Date.now() });
  },

  /** At the start of the app: deletes old drafts from the device, too. */
  sweep(): void {
    const kept = persisted.get('drafts');
    const old = (Object.keys(kept) as Flow[]).filter(
      (flow) => kept[flow].savedAt > 0 && !isFresh(kept[flow]),
    );
    old.forEach((flow) => drafts.drop(flow));
  },

  /** The flow is done or cancelled. */
  drop(flow: Flow): void {
    put(flow, empty.drafts[flow]);
  },

  /**
   * The request number of the confirmation of `subject` (a loanSeq, a quoteId …): the same over retries and reloads, another
   * one for another subject. The gateway does nothing twice for one number.
   */
  requestNo(flow: Flow, subject: string): string {
    const { requestNo, requestFor } = drafts.get(flow);
    if (requestNo !== '' && requestFor === subject) return requestNo;
    return drafts.drawRequestNo(flow, subject);
  },

  /** A new request number, stored with its subject. */
  drawRequestNo(flow: Flow, requestFor: string): string {
    const requestNo = uuid(random.bytes(16));
    keepCommon(flow, { requestNo, requestFor });
    return requestNo;
  },

  /** Sets the owner of the drafts: another person gets none of them. */
  belongTo(owner: string): void {
    if (persisted.get('draftOwner') === owner) return;
    persisted.set({ draftOwner: owner, drafts: empty.drafts });
  },
};

function isFresh({ savedAt }: { readonly savedAt: number }): boolean {
  return Date.now() - savedAt < KEPT_MS;
}

function keepCommon(flow: Flow, changes: { requestNo: string; requestFor: string }): void {
  put(flow, { ...drafts.get(flow), ...changes, savedAt: Date.now() });
}

function put(flow: Flow, draft: Draft<Flow>): void {
  const owner = persisted.get('draftOwner');
  persisted.setIf((now) => now.draftOwner === owner, {
    drafts: { ...persisted.get('drafts'), [flow]: draft },
  });
}
