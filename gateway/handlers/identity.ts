import type { identityCalls } from '@/contract/identity';
import { validityOf } from '@/domain/person/idCard';
import { maskIdNumber } from '@/domain/person/mask';
import { thenAsk, type HandlersOf } from '../context';
import { findIdCard } from '../queries/idCards';
import { confirmIdCard, limitOfNumber } from './identity/confirm';
import { askFace, faceResult, openFace, writeFace, type NewFaceCheck } from './identity/face';
import { readIdCard } from './identity/reading';

export const identityHandlers: HandlersOf<typeof identityCalls> = {
  idCardOcr: { before: ({ side }, context) => readIdCard(context, side) },

  ocrVerify: async (request, context) => (await confirmIdCard(context, request)) ?? {},

  async queryCertIdValidity(_request, { sql, customer, today }) {
    const card = await findIdCard(sql, customer.id);
    const { name = null, id_no: idNo = null, authority = null, valid_from: validFrom = null } = card ?? {};
    const validTo = card?.valid_to ?? null;
    return {
      front: name === null || idNo === null ? null : { name, idNo: maskIdNumber(idNo) },
      back:
        authority === null || validFrom === null
          ? null
          : { authority, validFrom, validTo, validity: validityOf(validTo, today) },
    };
  },

  checkLimitByCertCode: ({ certCode }, context) => limitOfNumber(context, certCode),

  getH5Token: thenAsk<'getH5Token', NewFaceCheck>(
    (request, context) => writeFace(context, request),
    (check, context) => openFace(context, context.customer, check),
  ),
  getAuthResult: {
    async before(request, context) {
      const answer = await askFace(context, context.customer, request.bizToken);
      return (own) => faceResult(own, request, answer);
    },
  },
};
