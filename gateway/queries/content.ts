import type { Sql } from '../database';

/** Kinds of company content that can be switched on and off. */
export const CONTENT_KINDS = ['position', 'popup', 'notice'] as const;
type ContentKind = (typeof CONTENT_KINDS)[number];

export interface ContentRow {
  readonly kind: ContentKind;
  readonly id: string;
  readonly title: string;
  /** Page code and template of a position; audience, rule and page of a popup. */
  readonly place: string;
  readonly text: string;
  readonly shown: boolean;
}

/** Everything that can be switched, on or off, in display order. */
export function listContent(sql: Sql): Promise<ContentRow[]> {
  return sql.query<ContentRow>(
    `select * from (
       select 'position' as kind, id::text as id, title, page || '/' || template as place,
         items -> 0 ->> 'activityBannerText' as text, is_show = 'true' as shown, id as nth from positions
       union all
       select 'popup', popup_id, title, audience || '/' || rule || '/' || place, content, is_show, position from popups
       union all
       select 'notice', id, title, '', summary, is_show, age_hours from notices
     ) as content order by kind desc, place like '01%' desc, nth, id`,
  );
}

const SWITCHES: Readonly<Record<ContentKind, string>> = {
  position: `update positions set is_show = $2::boolean::text where id::text = $1 returning id`,
  popup: 'update popups set is_show = $2 where popup_id = $1 returning popup_id',
  notice: 'update notices set is_show = $2 where id = $1 returning id',
};

/** Switches content on or off; false if there is none of that kind and id. */
export async function showContent(
  sql: Sql,
  content: { kind: ContentKind; id: string; shown: boolean },
): Promise<boolean> {
  const rows = await sql.query(SWITCHES[content.kind], [content.id, content.shown]);
  return rows.length === 1;
}
