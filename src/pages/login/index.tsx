import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Agreement } from '@/components/Agreement';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { CodeField } from '@/components/CodeField';
import { Field } from '@/components/Field';
import { Page } from '@/components/Page';
import { TextLink } from '@/components/TextLink';
import { usePageModel } from '@/navigation';
import { LoginModel } from './index.model';
import { PictureSheet } from './parts/PictureSheet';
import { LOGIN_TEXTS, REGISTER_AGREEMENTS } from './texts';
import './index.scss';

const Login = observer(function Login() {
  const model = usePageModel(LoginModel);
  const { codes } = model;
  return (
    <Page
      title={LOGIN_TEXTS.title}
      foot={
        <Button onPress={() => model.submit()} loading={model.busy}>
          登录
        </Button>
      }
    >
      <View className="yl-login__welcome">
        <View className="yl-login__title">{LOGIN_TEXTS.welcome}</View>
        <View className="yl-login__note">{LOGIN_TEXTS.welcomeNote}</View>
      </View>
      <Card>
        <Field
          label="手机号"
          kind="tel"
          value={model.phone}
          onChange={(text) => model.setPhone(text)}
          placeholder="11 位手机号"
          error={model.phoneError}
        />
        <CodeField
          value={model.code}
          onChange={(text) => model.setCode(text)}
          onSend={() => model.sendCode('sms')}
          waiting={codes.countdown.seconds}
          sent={codes.sent !== undefined}
          sending={codes.sending}
          hint={model.codeHint}
          error={model.codeError || codes.error}
        />
        <View className="yl-login__voice">
          收不到短信？
          <TextLink icon="voice" onPress={() => model.sendCode('voice')}>
            用语音接听验证码
          </TextLink>
        </View>
      </Card>
      <Agreement
        checked={model.agreed}
        onChange={(agreed) => model.setAgreed(agreed)}
        names={REGISTER_AGREEMENTS}
        onOpen={(id) => model.openAgreement(id)}
        error={model.agreementError}
      />
      <PictureSheet codes={codes} />
    </Page>
  );
});

export default Login;
