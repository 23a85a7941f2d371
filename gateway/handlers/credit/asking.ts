import type { MemberContext, Outside } from '../../context';

/** What booking a decision of the credit provider needs. */
export type Booking = Pick<MemberContext, 'sql' | 'now' | 'today' | 'settings' | 'customer'>;

/** What asking for it needs: any member's call outside a transaction has it, and the sweep. */
export interface Asking extends Pick<
  Outside<MemberContext>,
  'sql' | 'today' | 'customer' | 'providers' | 'outbox'
> {
  readonly tx: <T>(work: (context: Booking) => Promise<T>) => Promise<T>;
}
