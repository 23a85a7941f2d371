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
] as const;
export type FaultKind = (typeof FAULTS)[number];
export interface Fault {
  readonly path: string;
  readonly fault: FaultKind;
  readonly value: string;
}

export async function addFault(sql: Sql, fault: Fault & { times: number }): Promise<void> {
  await insert(sql, 'faults', {
    path: fault.path,
    fault: fault.fault,
    value: fault.value,
    times_left: fault.times,
  });
}

/** Takes the next fault of this path and counts it down; atomic, also with several processes. */
export function takeFault(sql: Sql, path: string): Promise<Fault | undefined> {
  return first<Fault>(
    sql,
    `update faults set times_left = times_left - 1 where id = (
       select id from faults where path = $1 and times_left > 0 order by id limit 1 for update skip locked
     ) returning path, fault, value`,
    [path],
  );
}

export async function clearFaults(sql: Sql): Promise<void> {
  await sql.query('delete from faults');
}

/** Faults that are still pending, in the order in which they were set. */
export function listFaults(sql: Sql): Promise<(Fault & { times: number })[]> {
  return sql.query(
    'select path, fault, value, times_left as times from faults where times_left > 0 order by id',
  );
}
