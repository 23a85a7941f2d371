import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { AccountModel } from './index.model';
import type { ExportView } from './parts/exports';
import { ACCOUNT, FORMAT_NAMES } from './parts/texts';

interface PartProps {
  readonly model: AccountModel;
}

const One = observer(function One({ model, one }: PartProps & { readonly one: ExportView }) {
  if (one.expired)
    return <Row label={ACCOUNT.exportTitle} note={one.note} end={<Tag>{ACCOUNT.expired}</Tag>} />;
  return (
    <>
      {one.files.map(({ format, taken }) => {
        const { label, note } = FORMAT_NAMES[format];
        return taken ? (
          <Row key={format} label={label} note={one.note} end={<Tag>{ACCOUNT.taken}</Tag>} />
        ) : (
          <Row
            key={format}
            label={`${ACCOUNT.download} ${label}`}
            note={`${note}，${one.note}`}
            onPress={() => model.download({ exportNo: one.exportNo, format })}
          />
        );
      })}
    </>
  );
});

const Exports = observer(function Exports({ model }: PartProps) {
  const { problem, busy } = model.submission;
  return (
    <Card title={ACCOUNT.exportTitle} note={ACCOUNT.exportNote}>
      {problem !== '' && <Notice kind="danger">{problem}</Notice>}
      <Notice>{ACCOUNT.exportRule}</Notice>
      <Button kind="soft" onPress={() => model.ask()} loading={busy}>
        {ACCOUNT.exportAction}
      </Button>
    </Card>
  );
});

/** Last on the page, so that a file that appears later moves nothing. */
const Files = observer(function Files({ model }: PartProps) {
  const { exports = [] } = model.account.value ?? {};
  if (exports.length === 0) return null;
  return (
    <Card title={ACCOUNT.files}>
      <Rows>
        {exports.map((one) => (
          <One key={one.exportNo} model={model} one={one} />
        ))}
      </Rows>
      {model.ready && (
        <Notice action={{ label: ACCOUNT.send, onPress: () => model.handOver() }}>{ACCOUNT.sendNote}</Notice>
      )}
    </Card>
  );
});

const Account = observer(function Account() {
  const model = usePageModel(AccountModel);
  useSecret();
  return (
    <Page title={titleOf('account')} onBack={() => void back('settings')}>
      <Async resource={model.account} skeleton="detail">
        {({ registered, leaveNote }) => (
          <>
            <Card title={ACCOUNT.data}>
              <Rows>
                <Row label={ACCOUNT.phone} value={model.phone} />
                {registered !== '' && <Row label={ACCOUNT.registered} value={registered} />}
                <Row label={ACCOUNT.person} onPress={() => model.open('personInfo')} />
                <Row label={ACCOUNT.consents} onPress={() => model.open('withdrawnAuth')} />
              </Rows>
            </Card>
            <Exports model={model} />
            <Card>
              <Rows>
                <Row label={ACCOUNT.leave} note={leaveNote} onPress={() => model.open('applyLogout')} />
              </Rows>
            </Card>
            <Files model={model} />
          </>
        )}
      </Async>
    </Page>
  );
});

export default Account;
