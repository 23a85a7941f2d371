import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Page } from '@/components/Page';
import { Skeleton } from '@/components/Skeleton';
import { TextLink } from '@/components/TextLink';
import { HOME_TEXTS } from '@/domain/home/texts';
import { usePageModel, useShare } from '@/navigation';
import { channel } from '@/stores/channel';
import { HomeModel } from './index.model';
import { Line, Own } from './parts/Line';
import { NoticeBar } from './parts/NoticeBar';
import { Popup } from './parts/Popup';
import { Positions } from './parts/Positions';
import { Services } from './parts/Services';
import './index.scss';

interface PartProps {
  readonly model: HomeModel;
}

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
      {order === 'ownLast' && <Own model={model} />}
      {positions.state !== 'loading' && <Foot model={model} />}
    </>
  );
});

const Home = observer(function Home() {
  const model = usePageModel(HomeModel);
  useShare({ key: 'home', title: HOME_TEXTS.share, params: () => channel.shared });
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
