import { useState } from 'react';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { FieldNote } from '@/components/Field';
import { PickerSheet } from '@/components/Picker';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { formatChinese } from '@/domain/dates/civil';
import { formatYuan, moneyText } from '@/domain/money/fen';
import { cardName } from '@/domain/person/cardName';
import type { Payment } from './payment';
import type { Quote } from '@/features/repaying';

interface PayWithProps {
  readonly payment: Payment;
  readonly quote: Quote;
  /** The person chooses a coupon, or none (''). */
  readonly onCoupon: (couponId: string) => void;
}

/** Means of payment: a coupon, if the person wants one, and a card. */
export const PayWith = observer(function PayWith({ payment, quote, onCoupon }: PayWithProps) {
  const [open, setOpen] = useState<'coupon' | 'card'>();
  const close = () => setOpen(undefined);
  return (
    <Card>
      <Rows>
        {payment.offersCoupons && (
          <CouponRow payment={payment} quote={quote} onOpen={() => setOpen('coupon')} />
        )}
        <CardRow payment={payment} onOpen={() => setOpen('card')} />
      </Rows>
      <CouponSheet
        payment={payment}
        quote={quote}
        open={open === 'coupon'}
        onCoupon={onCoupon}
        onClose={close}
      />
      <CardSheet payment={payment} open={open === 'card'} onClose={close} />
    </Card>
  );
});

const CouponRow = observer(function CouponRow({
  payment,
  quote,
  onOpen,
}: Omit<PayWithProps, 'onCoupon'> & { onOpen: () => void }) {
  const { coupons } = payment;
  const usable = quote.interest > 0 ? coupons.usable(quote).length : 0;
  const used = coupons.chosen !== '' && quote.discount > 0;
  const value = used ? `−${formatYuan(quote.discount)}` : usable > 0 ? `${usable} 张可用` : '暂无可用';
  return (
    <>
      <Row
        label="优惠券"
        value={value}
        tone={used ? 'red' : usable > 0 ? 'gold' : undefined}
        {...(usable > 0 ? { onPress: onOpen } : {})}
      />
      <FieldNote error={coupons.error} />
    </>
  );
});

const CardRow = observer(function CardRow({
  payment,
  onOpen,
}: Pick<PayWithProps, 'payment'> & { onOpen: () => void }) {
  const { list, name, error, lapsed, bar } = payment.cards;
  if (list.state === 'failed') {
    return (
      <Row label="还款卡" value="没有加载出来，点此重试" tone="red" onPress={() => payment.cards.load()} />
    );
  }
  const none = list.state === 'ready' && name === '';
  return (
    <>
      <Row
        label="还款卡"
        value={none ? '去添加' : name}
        {...(bar === '' ? { onPress: none ? () => payment.addCard() : onOpen } : { under: bar })}
      />
      <FieldNote error={error} />
      {lapsed && (
        <Row label="重新签约" note="到这张卡的页面，用银行的短信验证码" onPress={() => payment.renewCard()} />
      )}
    </>
  );
});

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const NONE = 'none';

const CouponSheet = observer(function CouponSheet({
  payment,
  quote,
  open,
  onCoupon,
  onClose,
}: PayWithProps & SheetProps) {
  const { coupons } = payment;
  const options = (coupons.list.value ?? []).map(({ couponId, name, value, minAmount, expiresOn, rule }) => ({
    key: couponId,
    label: `${name} · 抵 ${moneyText(value)}利息`,
    note:
      quote.largestLoan < minAmount
        ? `借款满 ${moneyText(minAmount)}可用`
        : `有效期至${formatChinese(expiresOn, 'full')}，${rule}`,
    disabled: quote.largestLoan < minAmount,
  }));
  return (
    <PickerSheet
      open={open}
      title="优惠券"
      note="优惠券只抵扣利息；付款没有成功，优惠券会退回"
      options={[...options, { key: NONE, label: '这次不使用' }]}
      value={coupons.chosen || NONE}
      onPick={(key) => onCoupon(key === NONE ? '' : key)}
      onClose={onClose}
    />
  );
});

const CardSheet = observer(function CardSheet({
  payment,
  open,
  onClose,
}: Pick<PayWithProps, 'payment'> & SheetProps) {
  const { cards } = payment;
  return (
    <PickerSheet
      open={open}
      title="选择还款卡"
      options={(cards.list.value ?? []).map((card) => ({
        key: card.cardId,
        label: cardName(card),
        ...(card.isDefault === 'Y' ? { right: <Tag kind="ink">默认</Tag> } : {}),
      }))}
      value={cards.card?.cardId}
      onPick={(cardId) => cards.choose(cardId)}
      onClose={onClose}
      other={{ label: '添加银行卡', onPress: () => payment.addCard() }}
    />
  );
});
