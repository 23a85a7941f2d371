import type { ComponentProps } from 'react';
import type { ResultHero } from '@/components/ResultHero';
import type { Payout } from './payout';
import { PAYOUT_TEXTS as T } from './payoutTexts';

type Outcome = ComponentProps<typeof ResultHero>;

/** The outcome of a drawing that has not failed, for the result page. */
export function payoutOutcome({
  state,
  amount,
  card,
  stopAsked,
  coolingOffDaysLeft,
  moved,
}: Payout): Outcome {
  switch (state) {
    case 'stopping':
      return {
        state: 'processing',
        title: T.stopping,
        fen: amount,
        text: T.stoppingText,
        next: [{ title: T.stopAccepted, done: true }, { title: T.stopWaiting }, { title: T.stopEnds }],
      };
    case 'paid': {
      const right = coolingOffDaysLeft === null ? '' : T.coolingOff(coolingOffDaysLeft);
      return {
        state: 'success',
        title: T.paid,
        fen: amount,
        text: (stopAsked ? T.paidFirst : T.paidText) + moved + right,
      };
    }
    case 'processing':
    case 'failed':
      return {
        state: 'processing',
        title: T.processing,
        fen: amount,
        text: T.processingText,
        next: [{ title: T.accepted, done: true }, { title: T.sending }, { title: T.arrives(card) }],
      };
  }
}
