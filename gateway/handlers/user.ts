import type { userCalls } from '@/contract/user';
import { specialCharacters } from '@/domain/text/specialCharacters';
import type { HandlersOf } from '../context';
import { setOccupation } from '../queries/customers';
import { refuse } from '../refusals/general';
import { takeDecisions } from './credit/afterDecision';
import { checkOccupation } from './person/occupation';
import { userInfoOf } from './presenters/userInfo';
import { saveContacts } from './user/contacts';
import { productStatus } from './user/status';

export const userHandlers: HandlersOf<typeof userCalls> = {
  getUserInfoByPhone: (_request, { sql, customer }) => userInfoOf(sql, customer),

  queryProdSts: {
    async before(_request, context) {
      await Promise.all([takeDecisions(context), context.settlement.settleOf(context.customer.id)]);
      return productStatus;
    },
  },

  async saveUserInfo(request, context) {
    await saveContacts(context, request);
    return {};
  },

  /** A field that is not sent stays unchanged. */
  async companyAndOccuUpdate({ occupation, company }, { sql, customer }) {
    if ([occupation ?? '', company ?? ''].some((text) => specialCharacters(text) !== undefined)) {
      throw refuse('specialCharacters');
    }
    checkOccupation(customer, occupation ?? customer.occupation);
    await setOccupation(
      sql,
      customer.id,
      occupation ?? customer.occupation,
      company?.trim() ?? customer.company,
    );
    return {};
  },

  async queryZdList(_request, { customer }) {
    return { inZdList: customer.whitelisted ? '1' : '0' };
  },
};
