import { Fragment } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { PromotionBlock } from '@/components/Promotions';
import { QuotaArc } from '@/components/QuotaArc';
import { Row, Rows } from '@/components/Row';
import { Shortcuts } from '@/components/Shortcuts';
import { Skeleton } from '@/components/Skeleton';
import { Tag } from '@/components/Tag';
import { TextLink } from '@/components/TextLink';
import { HOME_TEXTS } from '@/domain/home/texts';
import { titleOf, usePageModel } from '@/navigation';
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
      <View className="yl-user__face">
        <Icon name="user" size={28} />
      </View>
      <View className="yl-user__words">
        <View className="yl-user__name">{model.greeting}</View>
        {model.phone && <View className="yl-user__phone">{model.phone}</View>}
      </View>
    </View>
  );
});

/** News about the quota; if overdue, with a link to customer service. */
const Words = observer(function Words({ model }: PartProps) {
  const { words } = model;
  if (words === undefined) return null;
  const { kind, title, note, action } = words;
  return (
    <>
      <Notice
        kind={kind}
        title={title}
        {...(action === '' ? {} : { action: { label: action, onPress: () => model.act() } })}
      >
        {note}
      </Notice>
      {kind === 'danger' && (
        <TextLink icon="service" onPress={() => model.callService()}>
          {HOME_TEXTS.service}
        </TextLink>
      )}
    </>
  );
});

const Quota = observer(function Quota({ model }: PartProps) {
  if (!model.loggedIn) return null;
  if (!model.own.placed) return <Skeleton kind="text" />;
  return (
    <Async resource={model.own.status} skeleton="text">
      {() => (
        <Card title="我的额度" {...(model.quota ? { right: `年化利率（单利）${model.rate}` } : {})}>
          <Words model={model} />
          {model.quota && <QuotaArc {...model.quota} />}
        </Card>
      )}
    </Async>
  );
});

/** The cards of template 6. */
const Bar = observer(function Bar({ model }: PartProps) {
  return (
    <>
      {model.bar.map(({ activityBannerText, subtitle, jumpUrl }, index) => (
        <Notice
          key={index}
          icon="bell"
          {...(subtitle ? { title: activityBannerText } : {})}
          {...(jumpUrl === '' ? {} : { action: { label: '查看', onPress: () => model.follow(jumpUrl) } })}
        >
          {subtitle || activityBannerText}
        </Notice>
      ))}
    </>
  );
});

const Entries = observer(function Entries({ model }: PartProps) {
  const items = model.entries.map(({ path, label, icon, badge }) => {
    const count = model.badge(badge);
    const shown = count === undefined ? {} : { badge: count };
    return { key: path, label, icon, onPress: () => model.open(path), ...shown };
  });
  return (
    <Card>
      <Shortcuts items={items} />
    </Card>
  );
});

const More = observer(function More({ model }: PartProps) {
  return (
    <Card>
      <Rows>
        {model.more().map(({ path, label, icon, badge }) => {
          const count = model.badge(badge);
          return (
            <Row
              key={path}
              label={label}
              icon={icon}
              {...(count === undefined ? {} : { end: <Tag kind="red">{`${count} 条未读`}</Tag> })}
              onPress={() => model.open(path)}
            />
          );
        })}
      </Rows>
    </Card>
  );
});

const Help = observer(function Help({ model }: PartProps) {
  return (
    <Card title="帮助与说明">
      <Rows>
        <Row label="客服电话" value={model.servicePhone} icon="service" onPress={() => model.callService()} />
        {model.help.map(({ path, label, icon }) => (
          <Row key={path} label={label} icon={icon} onPress={() => model.open(path)} />
        ))}
        <Row label="用户服务协议" icon="list" onPress={() => model.openAgreement('register')} />
        <Row label="隐私政策" icon="shield" onPress={() => model.openAgreement('privacy')} />
      </Rows>
    </Card>
  );
});

/** Everything below the quota: shown when the quota has its place, so that nothing moves under a finger. */
const Parts = observer(function Parts({ model }: PartProps) {
  if (!model.own.placed) return <Skeleton kind="rows" />;
  return (
    <>
      <Entries model={model} />
      <More model={model} />
      <Help model={model} />
      <Bar model={model} />
      {model.promotions.map((position, index) => (
        <PromotionBlock key={index} position={position} onOpen={(target) => model.follow(target)} />
      ))}
    </>
  );
});

const User = observer(function User() {
  const model = usePageModel(UserModel);
  return (
    <Page title={titleOf('user')} tab>
      {/* A new session gets a new page, so that the parts do not move to other places. */}
      <Fragment key={model.generation}>
        <Profile model={model} />
        <Quota model={model} />
        <Parts model={model} />
      </Fragment>
    </Page>
  );
});

export default User;
