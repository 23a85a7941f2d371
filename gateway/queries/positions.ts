import type { Response } from '@/contract';
import type { Sql } from '../database';
import { isMeant, readerValue, type Reader } from './audiences';

type Position = Response<'operationList'>['positionDtoList'][number];

interface PositionRow {
  readonly page: Position['page'];
  readonly is_show: string;
  readonly template: string;
  readonly title: string;
  readonly items: Position['templateDtoList'];
}

/** Operation positions of a page code for this reader, including those that are switched off: the client filters them (spec §2). */
export function listPositions(sql: Sql, page: string, reader: Reader = {}): Promise<PositionRow[]> {
  return sql.query<PositionRow>(
    `select page, is_show, template, title, items from positions
     where page = $1 and ${isMeant('position', 'positions.id::text', '$2')} order by id`,
    [page, readerValue(reader)],
  );
}
