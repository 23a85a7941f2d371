import { first, insert, type Sql } from '../database';

export const FAULTS = [
  'delay',
  'drop',
  'reset',
  'status',
  'truncate',
  'corrupt',
  'returnCode',
  'dropReply',
  'lie',
  'silence',
  'badSign',
] as const;
export type FaultKind = (typeof FAULTS)[number];
export interface Fault {
  readonly path: string;
  readonly fault: FaultKind;
  readonly value: string;
  /** The only person whom it meets; '' for everybody. */
  readonly phone: string;
}

/** `times` null: for ever. */
export type SetFault = Fault & { readonly times: number | null };

export async function addFault(sql: Sql, { times, ...fault }: SetFault): Promise<void> {
  await insert(sql, 'faults', { ...fault, times_left: times });
}

/** Takes the next fault of this path for this phone ('': one for everybody) and counts it down; atomic, also with several processes. */
export function takeFault(sql: Sql, path: string, phone: string): Promise<Fault | undefined> {
  return first<Fault>(
    sql,
    `update faults set times_left = times_left - 1 where id = (
       select id from faults where path = $1 and phone = $2 and (times_left is null or times_left > 0)
       order by id limit 1 for update skip locked
     ) returning path, fault, value, phone`,
    [path, phone],
  );
}

export async function clearFaults(sql: Sql): Promise<void> {
  await sql.query('delete from faults');
}

/** Faults that are still pending, in the order in which they were set. */
export function listFaults(sql: Sql): Promise<SetFault[]> {
  return sql.query(
    `select path, fault, value, phone, times_left as times from faults
     where times_left is null or times_left > 0 order by id`,
  );
}
