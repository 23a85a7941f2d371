import type { Response } from '@/contract';
import { toYuan } from '@/domain/money/fen';
import type { CustomerFacts, WaitingTransfer } from '../../facts';

type Wire = Pick<Response<'queryProdSts'>, 'transfers' | 'leavingUntil' | 'documents' | 'idCard'>;

export const transfersOf = (transfers: readonly WaitingTransfer[]): Wire['transfers'] =>
  transfers.map(({ offlineNo, loanNo, amount, paidOn, state, heldFor }) => ({
    ...{ offlineNo, loanNo, paidOn, state },
    amount: toYuan(amount),
    heldUntil: heldFor ?? null,
  }));

/** What waits for the person, as the contract has it. */
export const customerFactsOf = ({ transfers, leaving, documents, idCard }: CustomerFacts): Wire => ({
  transfers: transfersOf(transfers),
  leavingUntil: leaving?.lastDay ?? null,
  documents: documents.map(({ kind, no, title, dueOn }) => ({ kind, no, title, dueOn })),
  idCard:
    idCard === undefined || idCard.validTo === null || idCard.validity === 'ok'
      ? null
      : { validTo: idCard.validTo, validity: idCard.validity },
});
