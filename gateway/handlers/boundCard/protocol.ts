import { createHash } from 'node:crypto';
import type { AskingHandler } from '../../context';
import { imageHeader } from '../../providers/ocr/imageHeader';
import { addProtocol, addProtocolContent } from '../../queries/cardProtocols';
import { findCard } from '../../queries/cards';
import { lockCustomer } from '../../queries/customers';
import { refuseCard } from '../../refusals/card';
import { unreadPicture } from '../../refusals/pictures';
import { newKey } from '../../secrets';
import { pictureOf } from '../identity/reading';

/** Stores the photo of a protocol: the content before the transaction, which only makes it the card's. */
export const uploadProtocol: AskingHandler<'uploadBankProtocol'>['before'] = async (
  { cardId },
  { sql, customer, now, today, files },
) => {
  if ((await findCard(sql, customer.id, cardId)) === undefined) throw refuseCard('cardUnknown');
  const content = pictureOf(files);
  const header = imageHeader(content);
  if (header === undefined) throw unreadPicture('not-an-image');
  const fileId = newKey();
  await addProtocolContent(sql, { uploadId: fileId, customerId: customer.id, at: now }, content);
  return async (own) => {
    await lockCustomer(own.sql, customer.id);
    if ((await findCard(own.sql, customer.id, cardId)) === undefined) throw refuseCard('cardUnknown');
    await addProtocol(own.sql, {
      file_id: fileId,
      card_id: cardId,
      customer_id: customer.id,
      type: `image/${header.format}`,
      bytes: content.length,
      digest: createHash('sha256').update(content).digest('hex'),
      uploaded_at: now,
    });
    return { protocolOn: today };
  };
};
