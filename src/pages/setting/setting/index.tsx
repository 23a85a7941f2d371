import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Toggle } from '@/components/Toggle';
import { groupPhone } from '@/domain/person/phone';
import { go, titleOf, usePageModel } from '@/navigation';
import { SettingsModel } from './index.model';

const Settings = observer(function Settings() {
  const model = usePageModel(SettingsModel);
  const logOut = (
    <Button kind="soft" onPress={() => model.logOut()}>
      退出登录
    </Button>
  );
  return (
    <Page title={titleOf('settings')} foot={logOut}>
      <Card title="账户">
        <Rows>
          <Row label="手机号" value={groupPhone(model.phone)} />
          <Row label="银行卡" onPress={() => go('bankCards')} />
          <Row label="安全设置" onPress={() => go('security')} />
          <Row label="账号管理" onPress={() => model.open('account')} />
          <Row label="授权管理" onPress={() => model.open('withdrawnAuth')} />
        </Rows>
      </Card>
      <Card title="显示">
        <Toggle
          label="长辈模式"
          note="字更大、更清楚，不展示推广活动"
          on={model.elder}
          onChange={(elder) => model.setElder(elder)}
        />
        <Rows>
          <Row label="字号和通知" onPress={() => model.open('mySettings')} />
        </Rows>
      </Card>
      <Card title="关于">
        <Rows>
          <Row label="用户服务协议" onPress={() => model.openAgreement('register')} />
          <Row label="隐私政策" onPress={() => model.openAgreement('privacy')} />
          <Row label="关于" value={model.app} onPress={() => model.open('aboutMain')} />
        </Rows>
      </Card>
    </Page>
  );
});

export default Settings;
