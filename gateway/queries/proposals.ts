import type { ProposeKind, ProposeState } from '@/contract/codes';
import { first, insert, type Sql } from '../database';

export interface ProposalRow {
  readonly propose_no: string;
  readonly customer_id: number;
  readonly kind: ProposeKind;
  readonly type_id: string;
  readonly content: string;
  readonly trace_no: string;
  readonly state: ProposeState;
  readonly due_on: string;
  readonly objections: number;
  readonly request_no: string;
  readonly at: Date;
}

export interface ProposalEventRow {
  readonly kind: 'sent' | 'answered' | 'disagreed';
  readonly words: string;
  readonly at: Date;
}

export async function addProposal(sql: Sql, row: Omit<ProposalRow, 'state' | 'objections'>): Promise<void> {
  await insert(sql, 'proposals', { ...row, state: 'open' });
  await addProposalEvent(sql, row.propose_no, { kind: 'sent', words: row.content, at: row.at });
}

export async function addProposalEvent(sql: Sql, proposeNo: string, event: ProposalEventRow): Promise<void> {
  await insert(sql, 'proposal_events', { propose_no: proposeNo, ...event });
}

export function listProposals(sql: Sql, customerId: number): Promise<ProposalRow[]> {
  return sql.query<ProposalRow>(
    'select * from proposals where customer_id = $1 order by at desc, propose_no desc limit 100',
    [customerId],
  );
}

/** Complaints and suggestions of a customer that wait for an answer. */
export async function countOpenProposals(sql: Sql, customerId: number): Promise<number> {
  const row = await first<{ open: number }>(
    sql,
    `select count(*)::int as open from proposals where customer_id = $1 and state in ('open', 'reopened')`,
    [customerId],
  );
  return row?.open ?? 0;
}

/** A customer's own, by its number or by the request that made it. */
export function findProposal(
  sql: Sql,
  customerId: number,
  by: { readonly proposeNo?: string; readonly requestNo?: string },
): Promise<ProposalRow | undefined> {
  return first<ProposalRow>(
    sql,
    'select * from proposals where customer_id = $1 and (propose_no = $2 or request_no = $3)',
    [customerId, by.proposeNo ?? '', by.requestNo ?? ''],
  );
}

export function proposalByNo(sql: Sql, proposeNo: string): Promise<ProposalRow | undefined> {
  return first<ProposalRow>(sql, 'select * from proposals where propose_no = $1', [proposeNo]);
}

export function listProposalEvents(sql: Sql, proposeNo: string): Promise<ProposalEventRow[]> {
  return sql.query<ProposalEventRow>(
    'select kind, words, at from proposal_events where propose_no = $1 order by id',
    [proposeNo],
  );
}

export async function countProposalsSince(sql: Sql, customerId: number, since: Date): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    'select count(*) as n from proposals where customer_id = $1 and at > $2',
    [customerId, since],
  );
  return Number(row?.n ?? 0);
}

/** Answers one that waits; false if none does. */
export async function answerProposal(sql: Sql, proposeNo: string): Promise<boolean> {
  const rows = await sql.query(
    `update proposals set state = 'answered' where propose_no = $1 and state <> 'answered' returning propose_no`,
    [proposeNo],
  );
  return rows.length === 1;
}

/** Opens an answered one again; false if it is not answered, or was disagreed with so often already. */
export async function reopenProposal(
  sql: Sql,
  proposeNo: string,
  again: { readonly dueOn: string; readonly most: number },
): Promise<boolean> {
  const rows = await sql.query(
    `update proposals set state = 'reopened', due_on = $2, objections = objections + 1
     where propose_no = $1 and state = 'answered' and objections < $3 returning propose_no`,
    [proposeNo, again.dueOn, again.most],
  );
  return rows.length === 1;
}

/** Console: what waits for an answer first, by its deadline; then the newest. */
export function recentProposals(
  sql: Sql,
  most: number,
): Promise<(ProposalRow & { phone: string; name: string })[]> {
  return sql.query(
    `select p.*, c.phone, c.name from proposals p join customers c on c.id = p.customer_id
     order by p.state = 'answered', case when p.state = 'answered' then null else p.due_on end, p.at desc limit $1`,
    [most],
  );
}
