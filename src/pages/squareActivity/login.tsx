import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Lead } from '@/components/Lead';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { TwoAccounts } from '@/components/TwoAccounts';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
import { groupPhone } from '@/domain/person/phone';
import { Consent } from '@/features/consents';
import { titleOf, usePageModel } from '@/navigation';
import { SquareLoginModel, type SquareDetail } from './login.model';
import { SQUARE_TEXTS } from './texts';

/** Shown if the link is not valid any more. */
function Over() {
  return <Lead title={SQUARE_TEXTS.over} note={SQUARE_TEXTS.overNote} />;
}

const Foot = observer(function Foot({ model }: { readonly model: SquareLoginModel }) {
  if (model.detail.state === 'loading') return null;
  // Also if the partner does not answer: that must not block the person.
  if (!model.detail.value) return <Button onPress={() => model.byPhone()}>{SQUARE_TEXTS.toPhone}</Button>;
  if (model.here !== '')
    return (
      <>
        <Button onPress={() => model.keep()} disabled={model.form.busy}>
          {SQUARE_TEXTS.keep(model.here)}
        </Button>
        <Button kind="ghost" onPress={() => model.submit()} loading={model.form.busy}>
          {SQUARE_TEXTS.change(model.detail.value.phone)}
        </Button>
      </>
    );
  return (
    <Button onPress={() => model.submit()} loading={model.form.busy}>
      {model.detail.value.present === 'samePerson' ? SQUARE_TEXTS.goOn : SQUARE_TEXTS.login}
    </Button>
  );
});

interface EntryProps {
  readonly model: SquareLoginModel;
  readonly detail: NonNullable<SquareDetail>;
}

const Entry = observer(function Entry({ model, detail }: EntryProps) {
  return (
    <>
      {model.here === '' ? (
        <Lead title={SQUARE_TEXTS.welcome(detail.partner)} note={SQUARE_TEXTS.notes[detail.present]} />
      ) : (
        <Lead title={SQUARE_TEXTS.choose} note={SQUARE_TEXTS.notes[detail.present]} />
      )}
      {model.here !== '' && <TwoAccounts here={model.here} offered={detail.phone} />}
      {(model.here === '' || detail.items.length > 0) && (
        <Card>
          <Rows>
            {model.here === '' && <Row label={SQUARE_TEXTS.phone} value={groupPhone(detail.phone)} strong />}
            {detail.items.length > 0 && (
              <Row
                label={SQUARE_TEXTS.data}
                note={SQUARE_TEXTS.dataNote}
                value={SQUARE_TEXTS.decisions[detail.decision]}
                onPress={() => model.toAccredit()}
              />
            )}
          </Rows>
        </Card>
      )}
      <Consent field={model.form.fields.agreement.of('register')} names={REGISTER_AGREEMENTS} />
      {detail.present === 'noOne' && (
        <TextLink leads onPress={() => model.byPhone()}>
          {SQUARE_TEXTS.byPhone}
        </TextLink>
      )}
    </>
  );
});

const SquareLogin = observer(function SquareLogin() {
  const model = usePageModel(SquareLoginModel);
  return (
    <Page title={titleOf('squareLogin')} foot={<Foot model={model} />} problem={model.form.problem}>
      <Async resource={model.detail} skeleton="form">
        {(detail) => (detail === null ? <Over /> : <Entry model={model} detail={detail} />)}
      </Async>
    </Page>
  );
});

export default SquareLogin;
