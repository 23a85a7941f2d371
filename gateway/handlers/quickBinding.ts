import type { quickBindingCalls } from '@/contract/quickBinding';
import type { HandlersOf } from '../context';
import { refuseCard } from '../refusals/card';
import { bankInfo, banksOf } from './card/banks';
import { bindingResult, startBinding } from './card/binding';

export const quickBindingHandlers: HandlersOf<typeof quickBindingCalls> = {
  qrySupportBankList: {
    async before(_request, { customer, providers }) {
      const maintained = await providers.binding.maintained(customer);
      return () => Promise.resolve({ list: banksOf(maintained) });
    },
  },
  queryBankInfo: {
    async before({ bankCode }, { customer, providers }) {
      const bank = banksOf(await providers.binding.maintained(customer)).find(
        (one) => one.bankCode === bankCode,
      );
      if (bank === undefined) throw refuseCard('cardUnsupported', 'bank');
      return () => Promise.resolve({ ...bank, ...bankInfo(bankCode, customer) });
    },
  },
  getSkipBankUrl: { before: startBinding },
  qryBindCardResult: { before: bindingResult },
};
