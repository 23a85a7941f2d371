import type { loanAddressCalls } from '@/contract/loanAddress';
import type { HandlersOf } from '../context';
import { lockCustomer } from '../queries/customers';
import { keepAddress } from '../queries/loanAddresses';
import { refuseAddress } from '../refusals/address';
import { namesOf, PLACES, REGIONS } from '../specimens/regions';
import { liveDraft } from './loan/draft';

/** More places than fit on a phone's page help no one. */
const MOST_PLACES = 20;

export const loanAddressHandlers: HandlersOf<typeof loanAddressCalls> = {
  async saveApplyLoanAddress({ loanSeq, regionCodes, detail, place }, context) {
    const { sql, customer, now } = context;
    await lockCustomer(sql, customer.id);
    await liveDraft(context, loanSeq);
    const names = namesOf(regionCodes);
    if (names === undefined) throw refuseAddress('regionUnknown');
    await keepAddress(sql, {
      loan_seq: loanSeq,
      customer_id: customer.id,
      region_codes: regionCodes,
      region: names.join(' '),
      detail,
      place,
      saved_at: now,
    });
    return {};
  },

  queryRegions: () => Promise.resolve({ list: REGIONS }),

  async queryPlaces({ keyword }) {
    const found = PLACES.filter(({ name, address, region }) =>
      `${region}${address}${name}`.includes(keyword),
    );
    return { list: found.slice(0, MOST_PLACES), more: found.length > MOST_PLACES };
  },
};
