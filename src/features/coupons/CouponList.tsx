import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Sheet } from '@/components/Sheet';
import type { Coupons, CouponWords } from './coupons';
import './CouponList.scss';

function Coupon({ name, value, rule, lasts }: Omit<CouponWords, 'couponId'>) {
  return (
    <Card tone="gold" title={name} note={value}>
      <View className="yl-coupons__rule">
        <View>{rule}</View>
        <View>{lasts}</View>
      </View>
    </Card>
  );
}

/** The usable coupons with their rules. */
export const CouponList = observer(function CouponList({ coupons }: { readonly coupons: Coupons }) {
  return (
    <View className="yl-coupons">
      <Sheet
        open={coupons.open}
        title="优惠券"
        note="借款或还款时可选一张抵扣利息"
        onClose={() => coupons.close()}
        foot={<Button onPress={() => coupons.close()}>我知道了</Button>}
      >
        <Async resource={coupons.list} skeleton="rows">
          {(list) =>
            list.length === 0 ? (
              <Empty text="现在没有可用的优惠券" />
            ) : (
              list.map(({ couponId, ...coupon }) => <Coupon key={couponId} {...coupon} />)
            )
          }
        </Async>
      </Sheet>
    </View>
  );
});
