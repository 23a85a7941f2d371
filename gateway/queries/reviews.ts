import type { Sql } from '../database';

/** What can wait for a reviewer. */
export const REVIEW_KINDS = [
  'credit',
  'raise',
  'proof',
  'certificate',
  'complaint',
  'document',
  'employer',
  'offline',
  'protocol',
] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export interface ReviewRow {
  readonly kind: ReviewKind;
  readonly no: string;
  readonly phone: string;
  readonly name: string;
  /** What it is about, in the row's own words; '' for none. */
  readonly about: string;
  readonly at: Date;
  readonly due_on: string | null;
}

/** What one answer of the console shows, and one decision is looked for in. */
const MOST = 200;

/** Everything that waits for a reviewer, the oldest first. */
export function waitingReviews(sql: Sql): Promise<ReviewRow[]> {
  return sql.query<ReviewRow>(
    `select w.kind, w.no, c.phone, c.name, w.about, w.at, w.due_on from (
       select 'credit' as kind, apply_seq as no, customer_id, '' as about, submitted_at as at, null::text as due_on
         from applications where state = 'reviewing'
       union all select 'raise', raise_no, customer_id, kind, opened_at, null from raises where state = 'reviewing'
       union all select 'proof', loan_no, customer_id, loan_no, submitted_at, due_on::text
         from proofs where state = 'reviewing'
       union all select 'certificate', customer_id::text, customer_id, school, submitted_at, null
         from educations where state = 'reviewing'
       union all select 'complaint', propose_no, customer_id, type_id, at, due_on::text
         from proposals where state <> 'answered'
       union all select 'document', supplement_no, customer_id, title, coalesce(submitted_at, asked_at), due_on::text
         from supplements where state = 'reviewing'
       union all select 'employer', customer_id::text, customer_id, company, submitted_at, null
         from employer_mails where state = 'reviewing'
       union all select 'offline', offline_no, customer_id, loan_no, submitted_at, null
         from offline_repayments where state = 'reviewing'
       union all select 'protocol', file_id, customer_id, '', uploaded_at, null
         from card_protocols where state = 'reviewing'
     ) w join customers c on c.id = w.customer_id
     order by w.at, w.kind, w.no limit $1`,
    [MOST],
  );
}
