import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tabs } from '@/components/Tabs';
import { Tag } from '@/components/Tag';
import { titleOf, usePageModel } from '@/navigation';
import { CouponsModel, type CouponList } from './index.model';
import { COUPON_TABS, EMPTY, RULES, STATE_TAGS, type CouponView } from './parts/words';

interface PartProps {
  readonly model: CouponsModel;
}

function Coupon({ model, coupon }: PartProps & { readonly coupon: CouponView }) {
  const { name, worth, rules, state, used } = coupon;
  const tag = STATE_TAGS[state];
  return (
    <Card
      title={name}
      note={worth}
      tone={state === 'available' ? 'gold' : 'plain'}
      right={<Tag kind={state === 'available' ? 'white' : tag.kind}>{tag.text}</Tag>}
    >
      <Bullets items={rules} />
      {used && (
        <Rows>
          <Row label={used.words} onPress={() => model.openUse(used)} />
        </Rows>
      )}
    </Card>
  );
}

const Filter = observer(function Filter({ model }: PartProps) {
  const items = COUPON_TABS.map((tab) => {
    const count = model.countOf(tab.key);
    return count === undefined ? tab : { ...tab, count };
  });
  return <Tabs label="优惠券状态" items={items} value={model.tab} onChange={(tab) => void model.show(tab)} />;
});

function List({ model, list }: PartProps & { readonly list: CouponList }) {
  const { tab, coupons } = list;
  if (coupons.length === 0) return <Empty text={EMPTY[tab]} icon="coupon" />;
  return (
    <>
      {coupons.map((coupon) => (
        <Coupon key={coupon.key} model={model} coupon={coupon} />
      ))}
    </>
  );
}

const CouponPage = observer(function CouponPage() {
  const model = usePageModel(CouponsModel);
  const usable = model.tab === 'available' && (model.list.value?.coupons.length ?? 0) > 0;
  return (
    <Page
      title={titleOf('coupons')}
      foot={usable && <Button onPress={() => model.borrow()}>去借款时使用</Button>}
    >
      <Filter model={model} />
      <Async resource={model.list} skeleton="list">
        {(list) => <List model={model} list={list} />}
      </Async>
      {/* Below the list: it appears together with the list, so that it does not move. */}
      {model.list.state !== 'loading' && (
        <Card title={RULES.title}>
          <Bullets items={RULES.items} />
        </Card>
      )}
    </Page>
  );
});

export default CouponPage;
