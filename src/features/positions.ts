import type { Request, Response } from '@/contract';
import { contentCalls } from '@/contract/content';
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

/** What came last, by all that it was asked with. */
const copies = new Map<string, Copy>();

/**
 * Operation positions of a page code (spec §2 Home content): those of this page whose isShow is the text 'true'. What has not
 * changed by its md5 is not sent again, and is the very same list as before: nothing is drawn anew.
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
  // A host without md5 has no copy to be told of.
  if (md5 === '') copies.delete(place);
  else copies.set(place, { md5, positions });
  return positions;
}

/** Spec §7: the call tells who asks; of a visitor there is nothing to tell. */
async function asker(): Promise<Pick<Request<'operationList'>, 'phone' | 'tokenCode'>> {
  if (!session.loggedIn) return {};
  const { tokenCode } = session;
  const phone = await session.phone();
  return phone === '' ? { tokenCode } : { tokenCode, phone };
}

/** As after a start of the app: nothing is kept. */
export const forgetPositions = (): void => copies.clear();

/** The entries of the positions with this template, in their order. */
export const entriesOf = (positions: readonly Position[], template: string): readonly PositionItem[] =>
  positions.filter((one) => one.template === template).flatMap(({ templateDtoList }) => templateDtoList);

/** The positions of all other templates that have something to show. */
export const othersThan = (positions: readonly Position[], template: string): readonly Position[] =>
  positions.filter((one) => one.template !== template && one.templateDtoList.length > 0);
