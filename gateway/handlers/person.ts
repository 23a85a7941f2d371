import type { personCalls } from '@/contract/person';
import type { HandlersOf } from '../context';
import { findCreditLine } from '../queries/creditLines';
import { findIdCard } from '../queries/idCards';
import { listPersonChanges } from '../queries/personDetails';
import { spendCheck } from './identityCheck/spend';
import { productsFor } from './loan/products';
import { editDetails, editWork } from './person/edit';
import { inFull, masked } from './person/shown';
import { userInfoOf } from './presenters/userInfo';

export const personHandlers: HandlersOf<typeof personCalls> = {
  async queryUserInfo({ type }, context) {
    const { sql, customer } = context;
    const changes = await listPersonChanges(sql, customer.id);
    return {
      ...masked(await inFull(context)),
      sealedPhone: type === 'pn' ? context.sealPhone(customer.phone) : '',
      idCardValidTo: (await findIdCard(sql, customer.id))?.valid_to ?? null,
      changes: changes.map(({ field, old_value, new_value, at }) => ({
        field,
        from: old_value,
        to: new_value,
        at: at.toISOString(),
      })),
    };
  },

  async showUserInfo({ checkToken }, context) {
    await spendCheck(context, 'showPerson', checkToken);
    return inFull(context);
  },

  async updateOccu(request, context) {
    await editWork(context, request);
    return {};
  },

  async editUserInfo(request, context) {
    await editDetails(context, request);
    return {};
  },

  getHomeUserInfoByPhone: (_request, { sql, customer }) => userInfoOf(sql, customer),

  async queryAllProprietaryProducts(_request, context) {
    const line = await findCreditLine(context.sql, context.customer.id);
    const products = await productsFor(context);
    return { list: products.map(({ loanType }) => ({ loanType, annualRate: line?.annual_rate ?? '' })) };
  },
};
