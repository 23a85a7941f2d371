import { first, insert, type Sql } from '../database';

export async function addPictureCode(
  sql: Sql,
  row: { picId: string; phone: string; answer: string; expiresAt: Date },
): Promise<void> {
  await insert(sql, 'picture_codes', {
    pic_id: row.picId,
    phone: row.phone,
    answer: row.answer,
    expires_at: row.expiresAt,
  });
}

/** Deletes the picture code (one answer each) and returns its text. */
export function takePictureCode(
  sql: Sql,
  picId: string,
  phone: string,
  now: Date,
): Promise<{ answer: string } | undefined> {
  return first(
    sql,
    'update picture_codes set expires_at = $3 where pic_id = $1 and phone = $2 and expires_at > $3 returning answer',
    [picId, phone, now],
  );
}

export async function keepPicToken(
  sql: Sql,
  picId: string,
  picToken: string,
  expiresAt: Date,
): Promise<void> {
  await sql.query('update picture_codes set pic_token = $2, expires_at = $3 where pic_id = $1', [
    picId,
    picToken,
    expiresAt,
  ]);
}

/** Uses up the proof of a solved picture: true once, for one send. */
export async function usePicToken(sql: Sql, picToken: string, phone: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    'delete from picture_codes where pic_token = $1 and phone = $2 and expires_at > $3 returning pic_id',
    [picToken, phone, now],
  );
  return rows.length === 1;
}
