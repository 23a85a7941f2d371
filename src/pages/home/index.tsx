import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Page } from '@/components/Page';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { HOME_TEXTS } from '@/domain/home/texts';
import { go, usePageModel } from '@/navigation';
import { HomeModel } from './index.model';
import { Line, Own } from './parts/Line';
import { NoticeBar } from './parts/NoticeBar';
import { Popup } from './parts/Popup';
import { Positions } from './parts/Positions';
import { isCoupons, Services } from './parts/Services';
import './index.scss';

interface PartProps {
  readonly model: HomeModel;
}

const Coupons = observer(function Coupons({ model }: PartProps) {
  const { couponCount } = model;
  // The services have them already, with their number.
  const shortcut = model.data.services.value?.list.some(({ jumpUrl }) => isCoupons(jumpUrl));
  if (couponCount === 0 || shortcut) return null;
  return (
    <Card
      title="优惠券"
      note="借款或还款时可抵扣利息"
      right={<Tag kind="gold">{`${couponCount} 张可用`}</Tag>}
      onPress={() => go('coupons')}
    />
  );
});

/** Controls of the page itself. */
const Foot = observer(function Foot({ model }: PartProps) {
  return (
    <View className="yl-home__foot">
      <TextLink icon="refresh" onPress={() => model.refresh()}>
        {model.refreshing ? '正在刷新' : '刷新'}
      </TextLink>
      <TextLink onPress={() => model.toggleElder()}>
        {model.elder ? HOME_TEXTS.elderOff : HOME_TEXTS.elderOn}
      </TextLink>
    </View>
  );
});

/** Everything below the hero. Nothing may appear above content that is already shown: until the person's parts are known, show only a skeleton. */
const Parts = observer(function Parts({ model }: PartProps) {
  const { order } = model;
  const { positions } = model.data;
  if (order === undefined) return <Skeleton kind="rows" />;
  return (
    <>
      {order === 'ownFirst' && <Own model={model} />}
      <Services model={model} />
      <Positions model={model} />
      <Coupons model={model} />
      {order === 'ownLast' && <Own model={model} />}
      {positions.state !== 'loading' && <Foot model={model} />}
    </>
  );
});

const Home = observer(function Home() {
  const model = usePageModel(HomeModel);
  return (
    <Page title={model.greeting} tab>
      <NoticeBar model={model} />
      <Line model={model} />
      <Parts model={model} />
      <Popup model={model} />
    </Page>
  );
});

export default Home;
