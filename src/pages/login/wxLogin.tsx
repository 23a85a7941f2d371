import type { ReactNode } from 'react';
import { View, type ButtonProps } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Agreement } from '@/components/Agreement';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Lead } from '@/components/Lead';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Skeleton } from '@/components/Skeleton';
import { TextLink } from '@/components/TextLink';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
import { usePageModel } from '@/navigation';
import { WECHAT_TEXTS } from './texts';
import { WxLoginModel } from './wxLogin.model';
import './index.scss';

/** The one button of the page. WeChat is asked only after the agreements were ticked. */
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

/** Nothing while a link logs in by itself. */
function footOf(model: WxLoginModel): ReactNode {
  if (model.state === 'link') return null;
  if (model.state === 'absent')
    return <Button onPress={() => model.byPhone()}>{WECHAT_TEXTS.byPhone}</Button>;
  return <WechatButton model={model} />;
}

const Ask = observer(function Ask({ model }: { readonly model: WxLoginModel }) {
  return (
    <>
      <Card title={WECHAT_TEXTS.what} note={WECHAT_TEXTS.whatNote} />
      <Agreement
        checked={model.agreed}
        onChange={(agreed) => model.setAgreed(agreed)}
        names={REGISTER_AGREEMENTS}
        onOpen={(id) => model.openAgreement(id)}
        error={model.agreementError}
      />
      <View className="yl-login__ways">
        <TextLink leads onPress={() => model.byPhone()}>
          {WECHAT_TEXTS.byPhone}
        </TextLink>
      </View>
    </>
  );
});

const WxLogin = observer(function WxLogin() {
  const model = usePageModel(WxLoginModel);
  const { state, problem } = model;
  const present = state === 'absent' ? WECHAT_TEXTS.absent : WECHAT_TEXTS.present;
  const lead = problem === '' ? present : WECHAT_TEXTS.failed;
  return (
    <Page title={model.title} foot={footOf(model)}>
      {state === 'link' ? (
        <>
          <Notice>{WECHAT_TEXTS.entering}</Notice>
          <Skeleton kind="form" />
        </>
      ) : (
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
          {state !== 'absent' && <Ask model={model} />}
        </>
      )}
    </Page>
  );
});

export default WxLogin;
