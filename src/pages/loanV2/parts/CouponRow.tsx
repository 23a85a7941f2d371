import { useState } from 'react';
import { observer } from 'mobx-react';
import { FieldNote } from '@/components/Field';
import { Figure } from '@/components/Figure';
import { PickerSheet } from '@/components/Picker';
import { Row } from '@/components/Row';
import { formatChinese } from '@/domain/dates/civil';
import { formatYuan, moneyText, type Fen } from '@/domain/money/fen';
import type { LoanModel } from '../view/index.model';
import { usable, type Coupon } from './coupons';
import type { Plan } from './plan';
import { COUPON_TEXTS } from './texts';
import { NO_COUPON } from './loanDraft';

const noteOf = ({ minAmount, expiresOn }: Coupon): string =>
  `借满 ${moneyText(minAmount)}可用 · ${formatChinese(expiresOn)}到期`;

/** How the coupon changes the cost: the rate that the person really pays, beside the contract's rate. */
export function CouponRate({ plan }: { readonly plan: Plan }) {
  if (plan.rateWithCoupon === '') return null;
  return <Row label={COUPON_TEXTS.rate} value={`${plan.rateWithCoupon}%`} tone="gold" />;
}

/** The coupon of this drawing; its discount reduces the interest. */
export const CouponRow = observer(function CouponRow(props: {
  readonly model: LoanModel;
  readonly discount: Fen;
}) {
  const { loan } = props.model;
  const [open, setOpen] = useState(false);
  const coupons = loan.facts?.coupons ?? [];
  const error = props.model.errorOf('coupon');
  if (coupons.length === 0 && error === '') return null;
  const used = loan.coupon !== undefined;
  const count = coupons.filter((coupon) => usable(coupon, loan.fen ?? 0)).length;
  return (
    <>
      <Row
        label="优惠券"
        value={used ? `-${moneyText(props.discount)}` : count > 0 ? `${count} 张可用` : '暂无可用'}
        tone={used || count > 0 ? 'gold' : undefined}
        onPress={() => setOpen(true)}
      />
      <FieldNote error={error} hint={loan.couponNote} />
      <PickerSheet
        open={open}
        title="选择优惠券"
        note="从利息中抵扣，不会抵扣本金"
        options={coupons.map((coupon) => ({
          key: coupon.couponId,
          label: coupon.name,
          note: coupon === loan.bestCoupon ? `${COUPON_TEXTS.best} · ${noteOf(coupon)}` : noteOf(coupon),
          right: <Figure text={`-${formatYuan(coupon.value)}`} tone="gold" />,
          disabled: !usable(coupon, loan.fen ?? 0),
        }))}
        value={loan.coupon?.couponId}
        onPick={loan.couponChoice.type}
        onClose={() => setOpen(false)}
        other={{ label: '不使用优惠券', onPress: () => loan.couponChoice.type(NO_COUPON) }}
      />
    </>
  );
});
