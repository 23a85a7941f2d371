import type { ReactNode } from 'react';
import { View, type ButtonProps } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Lead } from '@/components/Lead';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Skeleton } from '@/components/Skeleton';
import { TextLink } from '@/components/TextLink';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
import { Consent } from '@/features/consents';
import { usePageModel } from '@/navigation';
import { LinkOffer, LinkOfferFoot } from './parts/LinkOffer';
import { LINK_TEXTS, WECHAT_TEXTS } from './texts';
import { WxLoginModel } from './wxLogin.model';
import './index.scss';

/** The page's only button. WeChat is asked only after the agreements are ticked. */
const WechatButton = observer(function WechatButton({ model }: { readonly model: WxLoginModel }) {
  const host = {
    openType: 'getPhoneNumber',
    onGetPhoneNumber: ({ detail }) => void model.phoneGiven(detail),
  } satisfies Pick<ButtonProps, 'openType' | 'onGetPhoneNumber'>;
  const loading = model.busy || model.state === 'checking';
  if (!model.agreed)
    return (
      <Button onPress={() => model.askToAgree()} loading={loading}>
        {WECHAT_TEXTS.oneClick}
      </Button>
    );
  return (
    <Button host={host} loading={loading}>
      {WECHAT_TEXTS.oneClick}
    </Button>
  );
});

/** Empty while the page goes on by itself. */
function footOf(model: WxLoginModel): ReactNode {
  if (model.goingOn) return null;
  const offer = model.link?.offer;
  switch (model.state) {
    case 'offer':
      return offer && <LinkOfferFoot model={model} offer={offer} />;
    case 'stay':
      return <Button onPress={() => model.keep()}>{LINK_TEXTS.keep(model.here)}</Button>;
    case 'absent':
      return <Button onPress={() => model.byPhone()}>{WECHAT_TEXTS.byPhone}</Button>;
    default:
      return <WechatButton model={model} />;
  }
}

const Ask = observer(function Ask({ model }: { readonly model: WxLoginModel }) {
  return (
    <>
      <Card title={WECHAT_TEXTS.what} note={WECHAT_TEXTS.whatNote} />
      <Consent field={model.consent.of('register')} names={REGISTER_AGREEMENTS} />
      <View className="yl-login__ways">
        <TextLink leads onPress={() => model.byPhone()}>
          {WECHAT_TEXTS.byPhone}
        </TextLink>
      </View>
    </>
  );
});

/** WeChat's login. After a link has failed, it also says why. */
const Ways = observer(function Ways({ model }: { readonly model: WxLoginModel }) {
  const { state, problem } = model;
  const failed = state === 'stay' ? LINK_TEXTS.failed : WECHAT_TEXTS.failed;
  const lead = problem === '' ? WECHAT_TEXTS.present : failed;
  return (
    <>
      <Lead {...lead} />
      {problem !== '' && (
        <Notice
          kind="warn"
          {...(model.linkUnanswered && {
            action: { label: WECHAT_TEXTS.again, onPress: () => model.retryLink() },
          })}
        >
          {problem}
        </Notice>
      )}
      {(state === 'checking' || state === 'ready') && <Ask model={model} />}
    </>
  );
});

const Content = observer(function Content({ model }: { readonly model: WxLoginModel }) {
  const offer = model.link?.offer;
  if (model.goingOn)
    return (
      <>
        {model.state === 'link' && <Notice>{LINK_TEXTS.opening}</Notice>}
        <Skeleton kind="form" />
      </>
    );
  if (model.state === 'offer' && offer) return <LinkOffer model={model} offer={offer} />;
  return <Ways model={model} />;
});

const WxLogin = observer(function WxLogin() {
  const model = usePageModel(WxLoginModel);
  return (
    <Page title={model.title} foot={footOf(model)}>
      <Content model={model} />
    </Page>
  );
});

export default WxLogin;
