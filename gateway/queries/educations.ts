import type { EducationFileKind, EducationLevel, ReviewState } from '@/contract/codes';
import { first, type Sql } from '../database';
import { dropPieces, readPieces } from './pieces';

export interface EducationRow {
  readonly customer_id: number;
  readonly school: string;
  readonly level: EducationLevel;
  readonly graduation_year: number;
  readonly state: ReviewState;
  readonly reason: string;
  readonly submitted_at: Date;
  readonly decided_at: Date | null;
}

export interface EducationFileRow {
  readonly kind: EducationFileKind;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly uploaded_at: Date;
}

export function findEducation(sql: Sql, customerId: number): Promise<EducationRow | undefined> {
  return first<EducationRow>(sql, 'select * from educations where customer_id = $1', [customerId]);
}

/** Stores a new submission and clears the previous decision. */
export async function putEducation(
  sql: Sql,
  row: Pick<EducationRow, 'customer_id' | 'school' | 'level' | 'graduation_year' | 'submitted_at'>,
): Promise<void> {
  await sql.query(
    `insert into educations (customer_id, school, level, graduation_year, state, submitted_at)
     values ($1, $2, $3, $4, 'reviewing', $5)
     on conflict (customer_id) do update set school = $2, level = $3, graduation_year = $4, state = 'reviewing',
       reason = '', submitted_at = $5, decided_at = null`,
    [row.customer_id, row.school, row.level, row.graduation_year, row.submitted_at],
  );
}

/** Decides the submission made at this time, not a later one. */
export async function decideEducation(
  sql: Sql,
  customerId: number,
  submittedAt: Date,
  decision: { state: 'approved' | 'returned'; reason: string; at: Date },
): Promise<void> {
  await sql.query(
    `update educations set state = $2, reason = $3, decided_at = $4
     where customer_id = $1 and state = 'reviewing' and submitted_at = $5`,
    [customerId, decision.state, decision.reason, decision.at, submittedAt],
  );
}

/** Files without their content. */
export function listEducationFiles(sql: Sql, customerId: number): Promise<EducationFileRow[]> {
  return sql.query<EducationFileRow>(
    `select kind, name, type, bytes, uploaded_at from education_files
     where customer_id = $1 order by kind`,
    [customerId],
  );
}

export async function educationContents(
  sql: Sql,
  customerId: number,
): Promise<{ kind: string; type: string; content: Buffer }[]> {
  const rows = await sql.query<{ kind: string; type: string; upload_id: string }>(
    'select kind, type, upload_id from education_files where customer_id = $1 order by kind',
    [customerId],
  );
  const contents = [];
  for (const { kind, type, upload_id } of rows) {
    contents.push({ kind, type, content: await readPieces(sql, upload_id) });
  }
  return contents;
}

/** Stores a file and replaces the previous one of its kind. `addPieces` has stored the content before. */
export async function putEducationFile(
  sql: Sql,
  customerId: number,
  { uploadId, ...file }: EducationFileRow & { readonly uploadId: string },
): Promise<void> {
  const before = await first<{ upload_id: string }>(
    sql,
    'select upload_id from education_files where customer_id = $1 and kind = $2',
    [customerId, file.kind],
  );
  await sql.query(
    `insert into education_files (customer_id, kind, name, type, upload_id, bytes, uploaded_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (customer_id, kind) do update set name = $3, type = $4, upload_id = $5, bytes = $6, uploaded_at = $7`,
    [customerId, file.kind, file.name, file.type, uploadId, file.bytes, file.uploaded_at],
  );
  await dropPieces(sql, customerId, { replaced: before?.upload_id, now: file.uploaded_at });
}
