import type { idCardRenewalCalls } from '@/contract/idCardRenewal';
import { daysBetween } from '@/domain/dates/civil';
import { validityOf } from '@/domain/person/idCard';
import { maskIdNumber, maskName } from '@/domain/person/mask';
import type { HandlersOf } from '../context';
import { freshReading } from '../queries/idCardReadings';
import { findIdCard, type IdCardRow } from '../queries/idCards';
import { PICTURES_MS } from './idCardRenewal/pictures';
import { renewIdCard } from './idCardRenewal/renew';

/** The card on file, masked; null without a whole one. */
function onFile(card: IdCardRow | undefined, today: string) {
  if (card === undefined || card.name === null || card.id_no === null || card.valid_from === null)
    return null;
  const { valid_from: validFrom, valid_to: validTo } = card;
  return {
    name: maskName(card.name),
    idNo: maskIdNumber(card.id_no),
    validFrom,
    validTo,
    validity: validityOf(validTo, today),
    daysLeft: validTo === null ? null : daysBetween(today, validTo),
  };
}

export const idCardRenewalHandlers: HandlersOf<typeof idCardRenewalCalls> = {
  async queryIdCardRenewal(_request, { sql, customer, now, today }) {
    const since = new Date(now.getTime() - PICTURES_MS);
    const front = await freshReading(sql, customer.id, 'front', since);
    const back = await freshReading(sql, customer.id, 'back', since);
    return {
      onFile: onFile(await findIdCard(sql, customer.id), today),
      front:
        front === undefined
          ? null
          : {
              imageId: front.image_id,
              name: maskName(front.reading.name),
              idNo: maskIdNumber(front.reading.idNo),
            },
      back:
        back === undefined
          ? null
          : { imageId: back.image_id, ...back.reading, validity: validityOf(back.reading.validTo, today) },
    };
  },

  renewIdCard: (request, context) => renewIdCard(context, request),
};
