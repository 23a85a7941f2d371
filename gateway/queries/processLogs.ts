import type { Sql } from '../database';

/** Records a node of the flow; a repeated one only has a later time. */
export async function logNode(
  sql: Sql,
  log: { readonly customerId: number; readonly loanSeq: string; readonly node: string; readonly at: Date },
): Promise<void> {
  await sql.query(
    `insert into process_logs (customer_id, loan_seq, node, at) values ($1, $2, $3, $4)
     on conflict (loan_seq, node) do update set at = excluded.at`,
    [log.customerId, log.loanSeq, log.node, log.at],
  );
}
