import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { publishedText } from '@/domain/notice/published';
import { titleOf, usePageModel } from '@/navigation';
import type { Release } from '@/stores/update';
import { UpgradeModel } from './index.model';

function Notes({ release }: { readonly release: Release }) {
  const { title, version, notes, publishedAt } = release;
  const day = publishedText(publishedAt).split(' ')[0] ?? '';
  return (
    <Card title={title} note={`版本 ${version} · ${day}`}>
      <Bullets items={notes} />
    </Card>
  );
}

/** Base library of WeChat below the one that the app needs. */
const HostTooOld = ({ phone }: { readonly phone: string }) => (
  <Page title={titleOf('upgrade')} onBack={null}>
    <Empty icon="refresh" text="请更新微信后再打开：这个版本的微信太旧，借款和还款不能安全进行。" />
    <Card title="怎么更新">
      <Bullets items={['打开手机的应用商店，搜索“微信”，点“更新”', '急着还款或有问题，请拨打客服电话']} />
      <Rows>
        <Row label="客服电话" value={phone} />
      </Rows>
    </Card>
  </Page>
);

const Upgrade = observer(function Upgrade() {
  const model = usePageModel(UpgradeModel);
  const { newest, older, button } = model;
  if (model.hostTooOld) return <HostTooOld phone={model.servicePhone} />;
  const foot = (
    <Button kind={button.kind} onPress={() => model.start()}>
      {button.label}
    </Button>
  );
  return (
    <Page title={titleOf('upgrade')} foot={model.releases.state === 'ready' && foot}>
      <Async resource={model.releases} skeleton="detail">
        {() => (
          <>
            <Card>
              <Row label={`版本 ${model.version}`} value={model.standing} note={model.standingNote} />
            </Card>
            {newest === undefined && <Empty icon="refresh" text="还没有版本说明，有新内容会写在这里。" />}
            {newest && <Notes release={newest} />}
            {older.map((release) => (
              <Notes key={release.wgtVersion} release={release} />
            ))}
          </>
        )}
      </Async>
    </Page>
  );
});

export default Upgrade;
