import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Choice } from '@/components/Choice';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Toggle } from '@/components/Toggle';
import { AllowedInWechat } from '@/features/wechatMessages';
import { back, titleOf, usePageModel } from '@/navigation';
import { MySettingsModel } from './index.model';
import { NOTICES, SETTINGS, SIZES } from './texts';

interface PartProps {
  readonly model: MySettingsModel;
}

const Display = observer(function Display({ model }: PartProps) {
  return (
    <Card title={SETTINGS.display}>
      <Choice
        label={SETTINGS.size}
        options={SIZES}
        value={model.size}
        onChange={(size) => model.setSize(size)}
        hint={SETTINGS.sizeHint}
      />
      <Rows>
        <Row label={SETTINGS.sample} />
      </Rows>
      <Toggle
        label={SETTINGS.elder}
        note={SETTINGS.elderNote}
        on={model.elder}
        onChange={(elder) => model.setElder(elder)}
      />
    </Card>
  );
});

const Notices = observer(function Notices({ model }: PartProps) {
  const { problem, busy } = model.submission;
  return (
    <Card title={SETTINGS.notices} note={SETTINGS.noticesNote}>
      <Notice>{SETTINGS.always}</Notice>
      <Async resource={model.switches} skeleton="rows" part>
        {() =>
          model.shownSwitches.map(({ kind, on }) => (
            <Toggle
              key={kind}
              {...NOTICES[kind]}
              on={on === 'Y'}
              disabled={busy}
              onChange={(wanted) => void model.set(kind, wanted)}
            />
          ))
        }
      </Async>
      {model.wechatOn && <AllowedInWechat model={model.inWechat} />}
      {problem !== '' && <Notice kind="danger">{problem}</Notice>}
    </Card>
  );
});

const MySettings = observer(function MySettings() {
  const model = usePageModel(MySettingsModel);
  return (
    <Page title={titleOf('mySettings')} onBack={() => void back('settings')}>
      <Display model={model} />
      <Card>
        <Rows>
          <Row label={SETTINGS.consents} onPress={() => model.open('withdrawnAuth')} />
          <Row label={SETTINGS.about} onPress={() => model.open('aboutMain')} />
        </Rows>
      </Card>
      {/* Last, because it loads late: nothing below it can move. */}
      <Notices model={model} />
    </Page>
  );
});

export default MySettings;
