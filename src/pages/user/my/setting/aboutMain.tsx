import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { back, go, titleOf, usePageModel } from '@/navigation';
import { AboutMainModel } from './aboutMain.model';
import { ABOUT } from './texts';

const AboutMain = observer(function AboutMain() {
  const model = usePageModel(AboutMainModel);
  return (
    <Page title={titleOf('aboutMain')} onBack={() => void back('user')}>
      <Card title={model.app}>
        <Rows>
          <Row
            label={ABOUT.version(model.version)}
            value={model.standing.value ?? ABOUT.update}
            onPress={() => go('upgrade')}
          />
        </Rows>
      </Card>
      <Card title={ABOUT.agreements}>
        <Rows>
          <Row label="用户注册协议" onPress={() => model.read('register')} />
          <Row label="隐私政策" onPress={() => model.read('privacy')} />
          <Row label="活动与优惠信息接收说明" onPress={() => model.read('marketing')} />
        </Rows>
      </Card>
      <Card>
        <Rows>
          <Row label={ABOUT.service} value={model.servicePhone} onPress={() => model.callService()} />
        </Rows>
      </Card>
    </Page>
  );
});

export default AboutMain;
