import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { Row } from '@/components/Row';
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

const Upgrade = observer(function Upgrade() {
  const model = usePageModel(UpgradeModel);
  const { newest, older, button } = model;
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
