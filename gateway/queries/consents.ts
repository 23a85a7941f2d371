import { insert, type Sql } from '../database';

/** Records that a person agreed to a text, with its version. `paper`: what it said; none for a no that is in the ledger. */
export async function addConsent(
  sql: Sql,
  consent: {
    customerId: number;
    scene: string;
    at: Date;
    template: { id: string; version: string };
    paper?: { readonly fileId: string; readonly textDigest: string | null };
  },
): Promise<void> {
  const { template, paper } = consent;
  await insert(sql, 'consents', {
    customer_id: consent.customerId,
    template_id: template.id,
    version: template.version,
    scene: consent.scene,
    at: consent.at,
    file_id: paper?.fileId ?? null,
    text_digest: paper?.textDigest ?? null,
  });
}

/** Whether the customer has a consent in this scene (to this template, if given) that is not withdrawn. */
export async function hasConsented(
  sql: Sql,
  customerId: number,
  scene: string,
  templateId?: string,
): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from consents where customer_id = $1 and scene = $2 and ($3::text is null or template_id = $3)
     and withdrawn_at is null limit 1`,
    [customerId, scene, templateId ?? null],
  );
  return rows.length === 1;
}

/** Whether the customer agreed in this scene to this version of the template, and has not withdrawn it. */
export async function agreesTo(
  sql: Sql,
  customerId: number,
  scene: string,
  template: { readonly id: string; readonly version: string },
): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from consents where customer_id = $1 and scene = $2 and template_id = $3 and version = $4
     and withdrawn_at is null limit 1`,
    [customerId, scene, template.id, template.version],
  );
  return rows.length === 1;
}

/** Withdraws the person's consents in this scene. */
export async function withdrawConsents(sql: Sql, customerId: number, scene: string, at: Date): Promise<void> {
  await sql.query(
    'update consents set withdrawn_at = $3 where customer_id = $1 and scene = $2 and withdrawn_at is null',
    [customerId, scene, at],
  );
}

export interface AgreedRow {
  readonly template_id: string;
  readonly version: string;
  readonly at: Date;
  readonly file_id: string;
  /** As it was agreed to. */
  readonly title: string;
}

/** Templates that the customer agrees to outside a loan, newest first; each once, in the version agreed to last. A card's has one for each card. */
export function listConsents(sql: Sql, customerId: number): Promise<AgreedRow[]> {
  return sql.query<AgreedRow>(
    `select newest.*, f.title from (
       select distinct on (template_id, case template_id when 'bank-card' then file_id end) template_id, version, at, file_id from consents
       where customer_id = $1 and scene <> 'loan' and withdrawn_at is null
       order by template_id, case template_id when 'bank-card' then file_id end, at desc) newest
       join files f on f.file_id = newest.file_id
     order by newest.at desc, newest.template_id`,
    [customerId],
  );
}

export interface ConsentRow {
  readonly template_id: string;
  readonly version: string;
  readonly scene: string;
  readonly at: Date;
  readonly withdrawn_at: Date | null;
}

/** The whole ledger of a customer, newest first. */
export function consentLedger(sql: Sql, customerId: number, limit: number): Promise<ConsentRow[]> {
  return sql.query<ConsentRow>(
    `select template_id, version, scene, at, withdrawn_at from consents
     where customer_id = $1 order by at desc, id desc limit $2`,
    [customerId, limit],
  );
}

/** The newest consent to each template outside contracts; the ones that hold come before withdrawn ones. */
export function newestConsents(sql: Sql, customerId: number): Promise<ConsentRow[]> {
  return sql.query<ConsentRow>(
    `select distinct on (template_id) template_id, version, scene, at, withdrawn_at from consents
     where customer_id = $1 and scene <> 'loan'
     order by template_id, (withdrawn_at is null) desc, at desc, id desc`,
    [customerId],
  );
}

/** Withdraws every consent to this template outside contracts; true if there was one. */
export async function withdrawTemplate(
  sql: Sql,
  customerId: number,
  templateId: string,
  at: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `update consents set withdrawn_at = $3
     where customer_id = $1 and template_id = $2 and scene <> 'loan' and withdrawn_at is null returning id`,
    [customerId, templateId, at],
  );
  return rows.length > 0;
}

/** Texts that the customer has withdrawn since then. */
export async function countWithdrawn(sql: Sql, customerId: number, since: Date): Promise<number> {
  const [row] = await sql.query<{ n: number }>(
    `select count(distinct (template_id, withdrawn_at)) as n from consents where customer_id = $1 and withdrawn_at > $2`,
    [customerId, since],
  );
  return Number(row?.n ?? 0);
}
