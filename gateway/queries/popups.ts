import type { PopupKind } from '@/contract/visitCodes';
import { NO_MARK, type PopupMark, type PopupRule } from '@/domain/home/popupRule';
import { first, type Sql } from '../database';

export type PopupPlace = 'home' | 'loan';

export interface PopupRow {
  readonly popup_id: string;
  readonly kind: PopupKind;
  readonly title: string;
  readonly content: string;
  readonly button: string;
  readonly jump_url: string;
  readonly rule: PopupRule;
  readonly promotion: boolean;
}

/** Popups of a place that are switched on for visitors or for members, most urgent first. */
export function listPopups(sql: Sql, audience: 'visitor' | 'member', place: PopupPlace): Promise<PopupRow[]> {
  return sql.query<PopupRow>(
    `select popup_id, kind, title, content, button, jump_url, rule, promotion from popups
     where is_show and audience in ('all', $1) and place = $2 order by position, popup_id`,
    [audience, place],
  );
}

interface MarkRow {
  readonly popup_id: string;
  readonly shown_on: string | null;
  readonly due_from: string | null;
  readonly closed: boolean;
}

/** This customer's mark for each popup. */
export async function popupMarks(sql: Sql, customerId: number): Promise<ReadonlyMap<string, PopupMark>> {
  const rows = await sql.query<MarkRow>(
    'select popup_id, shown_on, due_from, closed from popup_marks where customer_id = $1',
    [customerId],
  );
  return new Map(
    rows.map(({ popup_id, shown_on, due_from, closed }) => [
      popup_id,
      { shownOn: shown_on, dueFrom: due_from, closed },
    ]),
  );
}

export async function popupMark(sql: Sql, customerId: number, popupId: string): Promise<PopupMark> {
  return (await popupMarks(sql, customerId)).get(popupId) ?? NO_MARK;
}

export async function setPopupMark(
  sql: Sql,
  customerId: number,
  popupId: string,
  { shownOn, dueFrom, closed }: PopupMark,
): Promise<void> {
  await sql.query(
    `insert into popup_marks (customer_id, popup_id, shown_on, due_from, closed) values ($1, $2, $3, $4, $5)
     on conflict (customer_id, popup_id) do update
     set shown_on = excluded.shown_on, due_from = excluded.due_from, closed = excluded.closed`,
    [customerId, popupId, shownOn, dueFrom, closed],
  );
}

/** Stores the person's last action on a popup. */
export async function setPopupOperated(
  sql: Sql,
  customerId: number,
  popupId: string,
  operated: 'open' | 'close',
): Promise<void> {
  await sql.query(
    `insert into popup_marks (customer_id, popup_id, operated) values ($1, $2, $3)
     on conflict (customer_id, popup_id) do update set operated = excluded.operated`,
    [customerId, popupId, operated],
  );
}

/** Whether a popup exists: content by its own id, others by the id of their template. */
export async function isPopup(sql: Sql, popupId: string): Promise<boolean> {
  const row = await first(sql, 'select 1 from popups where popup_id = $1', [popupId.split(':')[0]]);
  return row !== undefined;
}
