import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Page } from '@/components/Page';
import { QuotaArc } from '@/components/QuotaArc';
import { Row, Rows } from '@/components/Row';
import { Shortcuts } from '@/components/Shortcuts';
import { usePageModel } from '@/navigation';
import type { PositionItem } from '@/stores/positions';
import { UserModel } from './index.model';
import './index.scss';

interface PartProps {
  readonly model: UserModel;
}

const Profile = observer(function Profile({ model }: PartProps) {
  if (!model.loggedIn) {
    return (
      <Card title="您还没有登录" note="登录后可以查看额度、账单和银行卡">
        <Button onPress={() => model.login()}>登录或注册</Button>
      </Card>
    );
  }
  return (
    <View className="yl-user__head">
      <View className="yl-user__name">{model.name}</View>
      <View className="yl-user__phone">{model.phone}</View>
    </View>
  );
});

const Quota = observer(function Quota({ model }: PartProps) {
  return (
    <Async resource={model.status} skeleton="detail">
      {() => model.quota && <Card title="我的额度">{<QuotaArc {...model.quota} />}</Card>}
    </Async>
  );
});

const Positions = observer(function Positions({ model }: PartProps) {
  const card = (item: PositionItem, tone: 'gold' | 'plain') => (
    <Card
      key={item.activityBannerText}
      title={item.activityBannerText}
      note={item.subtitle}
      tone={tone}
      {...(item.jumpUrl === '' ? {} : { onPress: () => model.open(item) })}
    />
  );
  return (
    <>
      {model.bar.map((item) => card(item, 'gold'))}
      {model.promotions.map((item) => card(item, 'plain'))}
    </>
  );
});

const User = observer(function User() {
  const model = usePageModel(UserModel);
  return (
    <Page title="我的" tab>
      <Profile model={model} />
      {model.loggedIn && <Quota model={model} />}
      <Card>
        <Shortcuts
          items={model.entries.map((entry) => ({ ...entry, onPress: () => model.enter(entry.key) }))}
        />
      </Card>
      <Positions model={model} />
      <Card title="帮助与协议">
        <Rows>
          <Row label="客服电话" value={model.servicePhone} icon="phone" onPress={() => model.callService()} />
          <Row label="用户服务协议" icon="list" onPress={() => model.openAgreement('register')} />
          <Row label="隐私政策" icon="shield" onPress={() => model.openAgreement('privacy')} />
        </Rows>
      </Card>
    </Page>
  );
});

export default User;
