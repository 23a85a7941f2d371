import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Lead } from '@/components/Lead';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { Consent } from '@/features/consents';
import { back, go, titleOf, usePageModel } from '@/navigation';
import type { AuthorisationView, RecordView } from './parts/authorisations';
import { WORDS } from './parts/texts';
import { WithdrawnAuthModel } from './withdrawnAuth.model';

interface OneProps {
  readonly model: WithdrawnAuthModel;
  readonly one: AuthorisationView;
}

/** Gives the consent again: the person reads and ticks the text, if this is possible outside the flow that needs it. */
const Again = observer(function Again({ model, one }: OneProps) {
  if (one.offered === '') return <Notice>{WORDS.elsewhere}</Notice>;
  // It is given again: the next list, which no longer offers it, will be shown soon.
  if (!model.consents.ids.includes(one.id)) return null;
  return (
    <>
      <Consent
        field={model.consents.of(one.id)}
        lead={WORDS.agree}
        names={[{ key: one.id, title: one.title }]}
      />
      <Button kind="soft" onPress={() => model.give(one)} loading={model.submission.busy}>
        {WORDS.give}
      </Button>
    </>
  );
});

const One = observer(function One({ model, one }: OneProps) {
  return (
    <Card
      title={one.title}
      note={one.use}
      right={<Tag kind={one.given ? 'green' : 'grey'}>{one.given ? WORDS.given : WORDS.withdrawn}</Tag>}
    >
      <Rows>
        <Row
          label={WORDS.read}
          {...(one.facts === '' ? {} : { note: one.facts })}
          onPress={() => model.read(one.id)}
        />
        {one.given && one.barred === '' && (
          <Row label={`${WORDS.withdraw}授权`} note={one.follows} onPress={() => model.withdraw(one)} />
        )}
      </Rows>
      {one.given && one.barred !== '' && <Notice>{one.barred}</Notice>}
      {!one.given && <Again model={model} one={one} />}
    </Card>
  );
});

function Records({ records }: { readonly records: readonly RecordView[] }) {
  if (records.length === 0) return null;
  return (
    <Card title={WORDS.records} note={WORDS.recordsNote}>
      <Rows>
        {records.map(({ key, title, note, withdrawn }) => (
          <Row
            key={key}
            label={title}
            note={note}
            {...(withdrawn ? { end: <Tag>{WORDS.withdrawn}</Tag> } : {})}
          />
        ))}
      </Rows>
    </Card>
  );
}

const WithdrawnAuth = observer(function WithdrawnAuth() {
  const model = usePageModel(WithdrawnAuthModel);
  const { problem } = model.submission;
  return (
    <Page title={titleOf('withdrawnAuth')} onBack={() => void back('settings')}>
      <Lead title={WORDS.lead} note={WORDS.note} />
      {problem !== '' && <Notice kind="danger">{problem}</Notice>}
      <Async resource={model.state} skeleton="list">
        {({ list, records }) => (
          <>
            {list.map((one) => (
              <One key={one.id} model={model} one={one} />
            ))}
            <Records records={records} />
            <Notice action={{ label: WORDS.toAccount, onPress: () => go('account') }}>{WORDS.account}</Notice>
          </>
        )}
      </Async>
    </Page>
  );
});

export default WithdrawnAuth;
