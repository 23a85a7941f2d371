import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Lead } from '@/components/Lead';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { TextLink } from '@/components/TextLink';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { EnterpriseLoginModel } from './enterpriseUserslogin.model';
import { ENTERPRISE_TEXTS } from './parts/enterpriseTexts';
import { PhoneCodeFields } from './parts/PhoneCodeFields';
import './index.scss';

/** For a person on no employer's list: says so and offers the ordinary login. */
const NotListed = observer(function NotListed({ model }: { readonly model: EnterpriseLoginModel }) {
  if (model.notListed === '') return null;
  return (
    <>
      <Notice kind="warn" title={ENTERPRISE_TEXTS.notListed}>
        {`${model.notListed}。${ENTERPRISE_TEXTS.codeStays}。`}
      </Notice>
      <Button kind="soft" onPress={() => model.toOrdinaryLogin()}>
        {ENTERPRISE_TEXTS.ordinary}
      </Button>
    </>
  );
});

const EnterpriseLogin = observer(function EnterpriseLogin() {
  const model = usePageModel(EnterpriseLoginModel);
  useSecret();
  return (
    <Page
      title={titleOf('enterpriseLogin')}
      onBack={() => void back('enterpriseHome')}
      problem={model.form.problem}
      foot={
        <Button onPress={() => model.submit()} loading={model.form.busy}>
          登录
        </Button>
      }
    >
      <Lead title={ENTERPRISE_TEXTS.welcome} note={ENTERPRISE_TEXTS.welcomeNote} />
      <PhoneCodeFields form={model.form} placeholder="单位登记的手机号" onSubmit={() => model.submit()} />
      {/* Below the fields, because the answer arrives late: so it moves none of them. */}
      <NotListed model={model} />
      {model.notListed === '' && (
        <TextLink leads onPress={() => model.toOrdinaryLogin()}>
          {ENTERPRISE_TEXTS.ordinary}
        </TextLink>
      )}
    </Page>
  );
});

export default EnterpriseLogin;
