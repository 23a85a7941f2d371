import type { Response } from '@/contract';
import { call } from '@/request';
import { VERSION_CODE } from '@/settings';
import { channel } from './channel';
import { session } from './session';

export type Position = Response<'operationList'>['positionDtoList'][number];
export type PositionItem = Position['templateDtoList'][number];

/** Operation positions of a page code (spec §2 Home content): those of this page whose isShow is the text 'true'. */
export async function fetchPositions(page: Position['page']): Promise<readonly Position[]> {
  const answer = await call(
    'operationList',
    {
      loginState: session.loggedIn ? '1' : '0',
      page,
      loanType: channel.productType,
      minVersion: VERSION_CODE,
      channel: channel.platform,
    },
    { toast: false },
  );
  return answer.positionDtoList.filter((position) => position.page === page && position.isShow === 'true');
}

/** The entries of the positions with this template, and those of all the others. */
export function splitByTemplate(
  positions: readonly Position[],
  template: string,
): { readonly own: readonly PositionItem[]; readonly others: readonly PositionItem[] } {
  const itemsOf = (chosen: readonly Position[]) => chosen.flatMap(({ templateDtoList }) => templateDtoList);
  return {
    own: itemsOf(positions.filter((position) => position.template === template)),
    others: itemsOf(positions.filter((position) => position.template !== template)),
  };
}
