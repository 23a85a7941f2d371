import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Hero } from '@/components/Hero';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { back, go, titleOf, usePageModel } from '@/navigation';
import { AboutMainModel } from './aboutMain.model';
import { ABOUT } from './texts';

const AboutMain = observer(function AboutMain() {
  const model = usePageModel(AboutMainModel);
  return (
    <Page title={titleOf('aboutMain')} onBack={() => void back('user')}>
      <Hero label={ABOUT.version} figure={model.version} note={model.app} />
      <Card>
        {model.standing.state === 'loading' ? (
          // As high as the line that replaces it, so the content below does not move.
          <Rows>
            <Row label={ABOUT.update} value={ABOUT.checking} onPress={() => go('upgrade')} />
          </Rows>
        ) : (
          <Async resource={model.standing} part>
            {(standing) => (
              <Rows>
                <Row label={ABOUT.update} value={standing} onPress={() => go('upgrade')} />
              </Rows>
            )}
          </Async>
        )}
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
