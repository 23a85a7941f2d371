import type { Sql } from '../database';

export interface InstalmentRow {
  readonly term: number;
  readonly due_date: string;
  readonly principal: number;
  readonly interest: number;
}

/** The agreed plan of a loan, in fen; paid amounts are in the postings. */
export function listInstalments(sql: Sql, loanNo: string): Promise<InstalmentRow[]> {
  return sql.query<InstalmentRow>(
    'select term, due_date, principal, interest from instalments where loan_no = $1 order by term',
    [loanNo],
  );
}
