import { findCard } from '../../queries/cards';
import { refuseCard } from '../../refusals/card';
import { pictureUpload } from '../picture/upload';

/** Stores the photo of a protocol on paper; the same photo of a card is stored once. */
export const uploadProtocol = pictureUpload<'uploadBankProtocol'>({
  kind: 'cardProtocol',
  place: async ({ cardId }, { sql, customer }) => {
    if ((await findCard(sql, customer.id, cardId)) === undefined) throw refuseCard('cardUnknown');
    return cardId;
  },
  admit: () => undefined,
  answer: (_row, { today }) => ({ protocolOn: today }),
});
