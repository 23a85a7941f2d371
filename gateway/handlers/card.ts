import type { cardCalls } from '@/contract/card';
import type { HandlersOf } from '../context';
import { checkedFor, dearly } from '../dear';
import { findCard, listCards } from '../queries/cards';
import { lockCardSign } from '../queries/cardSigns';
import { refuseCard } from '../refusals/card';
import { isForeignCard } from './card/bind';
import { bankOf, isSupported } from './card/bins';
import { applySign, confirmSign } from './card/sign';
import { pictureOf, statedOf } from './identity/reading';
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

  async checkCard({ cardNo }, context) {
    await isForeignCard(context, cardNo);
    const bank = bankOf(cardNo);
    return { bankCode: bank?.bank_code ?? '', bankName: bank?.bank_name ?? '' };
  },

  async addBankCard({ signSeq }, { sql, customer }) {
    const sign = await lockCardSign(sql, customer.id, signSeq);
    const card = await findCard(sql, customer.id, sign?.card_id ?? '');
    if (card === undefined) throw refuseCard('signOpen');
    return { card: cardOf(card) };
  },

  ocrBankInfo: {
    async before(_request, { providers, customer, files }) {
      const picture = pictureOf(files);
      const allowed = checkedFor(customer.id);
      const read = await dearly('reading', allowed, () => providers.ocr.recogniseBankCard(picture));
      if (!read.ok) throw unreadPicture(read.why);
      const bankName = bankOf(read.cardNo)?.bank_name ?? read.bank;
      const { cardNo, confidence } = read;
      return () => Promise.resolve({ cardNo, bankName, ...statedOf(confidence) });
    },
  },

  applyBankCardSign: applySign,
  confirmBankCardSign: (request, context) => confirmSign(context, request),
};
