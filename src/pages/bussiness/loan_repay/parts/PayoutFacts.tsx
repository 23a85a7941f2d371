import { Card } from '@/components/Card';
import { Row, Rows } from '@/components/Row';
import { moneyText } from '@/domain/money/fen';
import type { Payout } from './payout';
import { PAYOUT_TEXTS as T } from './payoutTexts';

/** The drawing itself, below its outcome. */
export function PayoutFacts({ payout }: { readonly payout: Payout }) {
  const { amount, terms, at, card, couponName, state } = payout;
  return (
    <Card>
      <Rows>
        <Row label={T.amount} value={moneyText(amount)} />
        <Row label={T.terms} value={`${terms}期`} />
        <Row label={T.at} value={at} />
        {card !== '' && <Row label={T.card} value={card} />}
        {couponName !== '' && (
          <Row label={T.coupon} value={state === 'failed' ? T.couponBack(couponName) : couponName} />
        )}
      </Rows>
    </Card>
  );
}
