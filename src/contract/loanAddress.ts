import * as v from 'valibot';
import { defineCalls } from './define';
import { code, done, key, name, nothing, someOf, text, truth } from './fields';
import { take } from './refusals';
import { paymentRefusals } from './flowRefusals';

const regionCode = v.pipe(v.string(), v.regex(/^\d{6}$/));
const regionName = name(40);
const district = v.object({ code: regionCode, name: regionName });
const city = v.object({ ...district.entries, children: someOf(district) });

export const addressRefusals = {
  /** No such place in the list of regions, or the list has a further level. */
  regionUnknown: '102601',
} as const;

/** The delivery address of the goods that a drawing pays for. The spec names saveApplyLoanAddress but no fields. */
export const loanAddressCalls = defineCalls({
  /** Stores the address of an opened drawing; a repeated call changes it. */
  saveApplyLoanAddress: {
    verb: 'POST',
    path: '/loan/App/saveApplyLoanAddress',
    body: 'sealed',
    auth: 'member',
    rv: true,
    refusals: { ...take(paymentRefusals, 'drawingEnded'), ...addressRefusals },
    request: v.object({
      loanSeq: key,
      /** Codes from the province down. */
      regionCodes: v.pipe(v.array(regionCode), v.minLength(2), v.maxLength(3)),
      detail: text(80),
      /** Name of the place that was picked; '' if the address was typed. */
      place: v.pipe(v.string(), v.trim(), v.maxLength(60)),
    }),
    response: done,
  },
  /** An addition: provinces with their cities and districts. */
  queryRegions: {
    verb: 'POST',
    path: '/loan/App/queryRegions',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ list: v.array(v.object({ ...district.entries, children: someOf(city) })) }),
  },
  /** An addition: places by a part of their name or address, for a browser without a map. */
  queryPlaces: {
    verb: 'POST',
    path: '/loan/App/queryPlaces',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: v.object({ keyword: v.pipe(v.string(), v.trim(), v.maxLength(40)) }),
    response: v.object({
      list: someOf(
        v.object({
          placeId: key,
          name: name(60),
          /** Street and number, without the region. */
          address: code,
          regionCodes: v.array(regionCode),
          region: code,
        }),
      ),
      /** More places fit: the person has to type more. */
      more: truth,
    }),
  },
});
