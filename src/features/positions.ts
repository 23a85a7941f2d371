import { contentCalls } from '@/contract/content';
import type { Request, Response } from '@/contract';
import { openTarget } from '@/navigation';
import { call } from '@/request';
import { VERSION_CODE } from '@/settings';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';

export type Position = Response<'operationList'>['positionDtoList'][number];
export type PositionItem = Position['templateDtoList'][number];
type PageCode = Request<'operationList'>['page'];

interface Copy {
  readonly md5: string;
  readonly positions: readonly Position[];
}

/** The last answer for each set of query parameters. */
const copies = new Map<string, Copy>();

/**
 * Operation positions of a page code (spec §2 Home content): those of this page whose isShow is the text 'true'. If the md5 has not
 * changed, the server sends no list and we return the same array: nothing is rendered again.
 */
export async function fetchPositions(page: PageCode): Promise<readonly Position[]> {
  const query = {
    loginState: session.loggedIn ? ('1' as const) : ('0' as const),
    page,
    loanType: channel.productType,
    minVersion: VERSION_CODE,
    channel: channel.platform,
  };
  const place = JSON.stringify(query);
  const kept = copies.get(place);
  const request = { ...query, ...(await asker()), ...(kept && { md5: kept.md5 }) };
  const { md5, positionDtoList } = await call(contentCalls.operationList, request);
  if (kept !== undefined && kept.md5 === md5) return kept.positions;
  const positions = positionDtoList.filter((one) => one.page === page && one.isShow === 'true');
  // Without an md5 the copy cannot be compared later.
  if (md5 === '') copies.delete(place);
  else copies.set(place, { md5, positions });
  return positions;
}

/** Spec §7: the call names the person; a visitor's call names no one. */
async function asker(): Promise<Pick<Request<'operationList'>, 'phone' | 'tokenCode'>> {
  if (!session.loggedIn) return {};
  const { tokenCode } = session;
  const phone = await session.phone();
  return phone === '' ? { tokenCode } : { tokenCode, phone };
}

/** Opens the target of a position. Code that is not part of the first load reports the tap to tracking. */
export function openPosition(page: PageCode, target: string): ReturnType<typeof openTarget> {
  import('./clickReport').then(({ clicked }) => clicked(page, target)).catch(() => undefined);
  return openTarget(target);
}

/** Drops all copies, as after a start of the app. */
export const forgetPositions = (): void => copies.clear();

/** Entries of all positions with this template, in order. */
export const entriesOf = (positions: readonly Position[], template: string): readonly PositionItem[] =>
  positions.filter((one) => one.template === template).flatMap(({ templateDtoList }) => templateDtoList);

/** Elder mode has no promotions (product decisions). An entry without a target is information and stays. */
export const informing = (positions: readonly Position[]): readonly Position[] =>
  positions.map((one) => ({
    ...one,
    templateDtoList: one.templateDtoList.filter(({ jumpUrl }) => !jumpUrl),
  }));

/** Positions of all other templates that have entries. */
export const othersThan = (positions: readonly Position[], template: string): readonly Position[] =>
  positions.filter((one) => one.template !== template && one.templateDtoList.length > 0);
