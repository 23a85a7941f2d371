import { MOST_PROTOCOL_PHOTOS } from '@/contract/boundCard';
import { reviewAgain } from '../../queries/cardProtocols';
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
  most: MOST_PROTOCOL_PHOTOS,
  full: () => refuseCard('protocolPhotosFull'),
  // A refused photo that is sent in again is reviewed once more: the person is told that it will be.
  async answer({ file_id }, { sql, now, today }) {
    await reviewAgain(sql, file_id, now);
    return { protocolOn: today };
  },
});
