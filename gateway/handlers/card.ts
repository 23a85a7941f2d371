import type { cardCalls } from '@/contract/card';
import type { HandlersOf } from '../context';
import { listCards } from '../queries/cards';
import { bindingResult, startBinding } from './card/binding';
import { bankOf, isSupported } from './card/bins';
import { applySign, confirmSign } from './card/sign';
import { pictureOf } from './identity/reading';
import { cardOf } from './presenters/card';
import { unreadPicture } from '../refusals/pictures';

export const cardHandlers: HandlersOf<typeof cardCalls> = {
  async queryBankList(_request, { sql, customer }) {
    return { list: (await listCards(sql, customer.id)).map(cardOf) };
  },

  async querybankBin({ cardNo }) {
    const bank = bankOf(cardNo);
    if (bank === undefined) return { bank: null };
    return {
      bank: {
        bankCode: bank.bank_code,
        bankName: bank.bank_name,
        cardType: bank.card_type,
        supported: isSupported(bank) ? 'Y' : 'N',
      },
    };
  },

  ocrBankInfo: {
    async before(_request, { providers, files }) {
      const read = await providers.ocr.recogniseBankCard(pictureOf(files));
      if (!read.ok) throw unreadPicture(read.why);
      const bankName = bankOf(read.cardNo)?.bank_name ?? read.bank;
      return () => Promise.resolve({ cardNo: read.cardNo, bankName });
    },
  },

  applyBankCardSign: applySign,
  confirmBankCardSign: (request, context) => confirmSign(context, request),

  getSkipBankUrl: { before: startBinding },
  qryBindCardResult: { before: bindingResult },
};
