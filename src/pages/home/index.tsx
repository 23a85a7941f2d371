import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Hero } from '@/components/Hero';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { usePageModel } from '@/navigation';
import { HomeModel } from './index.model';
import { Promotions } from './parts/Promotions';
import { Services } from './parts/Services';
import './index.scss';

/** What is to be repaid next. */
const Due = observer(function Due({ model }: { readonly model: HomeModel }) {
  const { due } = model;
  if (due === undefined) return null;
  return (
    <Card>
      <View className="yl-home__due">
        <View>
          <View className="yl-home__due-label">{`本期应还（元）・ ${due.date}`}</View>
          <View className="yl-home__due-amount">{due.amount}</View>
        </View>
        <Button size="small" onPress={() => model.toRepay()}>
          去还款
        </Button>
      </View>
    </Card>
  );
});

const StatusCard = observer(function StatusCard({ model }: { readonly model: HomeModel }) {
  const { action, ...words } = model.hero;
  return (
    <Hero {...words}>
      {/* Another action is another control: the tap that led to login does not swallow the next one. */}
      <Button key={action} kind="light" onPress={() => model.act()}>
        {action}
      </Button>
    </Hero>
  );
});

const Home = observer(function Home() {
  const model = usePageModel(HomeModel);
  const notice = model.notices.value?.[0];
  const coupons =
    (model.coupons.value?.availableNum ?? 0) + (model.coupons.value?.tripartiteAvailableNum ?? 0);
  return (
    <Page title={model.greeting} tab>
      {notice && <Notice title={notice.title}>{notice.summary}</Notice>}
      <Async resource={model.status} skeleton="home">
        {() => (
          <>
            <StatusCard model={model} />
            <Due model={model} />
            <Services model={model} />
            {coupons > 0 && (
              <Card tone="gold" title={`您有 ${coupons} 张优惠券可用`} note="借款时可抵扣利息" />
            )}
            <Promotions model={model} />
          </>
        )}
      </Async>
    </Page>
  );
});

export default Home;
