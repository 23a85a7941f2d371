import { first, type Sql } from '../database';

export interface FileRow {
  readonly file_id: string;
  readonly customer_id: number;
  readonly loan_no: string | null;
  readonly template_id: string;
  readonly title: string;
  readonly sign_seq: string | null;
  readonly at: Date;
}

/** The contracts that were signed for a drawing are files of its loan from now on: it is paid out. */
export async function attachContracts(sql: Sql, loanNo: string): Promise<void> {
  await sql.query(
    'update files set loan_no = $1 where sign_seq in (select sign_seq from signatures where loan_no = $1)',
    [loanNo],
  );
}

export function listFiles(sql: Sql, customerId: number, loanNo: string): Promise<FileRow[]> {
  return sql.query<FileRow>(
    'select * from files where customer_id = $1 and loan_no = $2 order by at, title',
    [customerId, loanNo],
  );
}

/** The contracts of all loans of a customer. */
export function filesOfLoans(sql: Sql, customerId: number): Promise<FileRow[]> {
  return sql.query<FileRow>(
    'select * from files where customer_id = $1 and loan_no is not null order by at, title',
    [customerId],
  );
}

export function findFile(sql: Sql, customerId: number, fileId: string): Promise<FileRow | undefined> {
  return first<FileRow>(sql, 'select * from files where customer_id = $1 and file_id = $2', [
    customerId,
    fileId,
  ]);
}

/** A file without an owner check: the download ticket was the check. */
export function fileById(sql: Sql, fileId: string): Promise<FileRow | undefined> {
  return first<FileRow>(sql, 'select * from files where file_id = $1', [fileId]);
}
