import * as v from 'valibot';
import { defineCalls } from './define';
import { flag, orElse, percent, text, visitorOrMember } from './fields';

export const rateCalls = defineCalls({
  /** Rate range of the product, shown before a quota is known (spec §3 Home data). */
  rateRange: {
    verb: 'POST',
    path: '/applfront/rate/market/rateRange',
    body: 'sealed',
    auth: 'client',
    request: v.object({ platefrom: text(16), tokenCode: visitorOrMember.tokenCode }),
    /** If one end is missing, the range is not shown. */
    response: orElse(v.object({ isShow: flag, min: percent, max: percent }), {
      isShow: 'N',
      min: '',
      max: '',
    }),
  },
});
