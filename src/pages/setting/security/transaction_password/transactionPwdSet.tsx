import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { PasswordPad } from '@/components/PasswordPad';
import { Row, Rows } from '@/components/Row';
import { TradePasswordPad } from '@/features/tradePassword';
import { go, titleOf, usePageModel, useSecret } from '@/navigation';
import { PASSWORD as T } from '../texts';
import { TradePasswordModel } from './transactionPwdSet.model';

interface PartProps {
  readonly model: TradePasswordModel;
}

const Pad = observer(function Pad({ model }: PartProps) {
  if (model.stage === 'new') return <TradePasswordPad form={model.isSet.value ? model.next : model.first} />;
  const { value, error, onChange } = model.old.input;
  return (
    <PasswordPad
      title={T.old}
      hint={T.oldHint}
      value={value}
      error={error}
      onChange={onChange}
      onFilled={(password) => model.typedOld(password)}
    />
  );
});

const Choose = observer(function Choose({ model }: PartProps) {
  if (model.isSet.value === false) return <Notice icon="shield">{T.none}</Notice>;
  return (
    <Card>
      <Rows>
        <Row label={T.change} note={T.changeNote} onPress={() => model.begin()} />
        <Row label={T.reset} note={T.resetNote} onPress={() => go('resetPassword')} />
      </Rows>
    </Card>
  );
});

const TradePassword = observer(function TradePassword() {
  const model = usePageModel(TradePasswordModel);
  useSecret();
  const leave = () => void model.leave();
  if (model.stage !== 'choose') {
    return (
      <Page title={titleOf('tradePassword')} plain fill onBack={leave}>
        <Pad model={model} />
      </Page>
    );
  }
  return (
    <Page
      title={titleOf('tradePassword')}
      onBack={leave}
      foot={model.isSet.value === false && <Button onPress={() => model.setFirst()}>{T.setNow}</Button>}
    >
      <Async resource={model.isSet} skeleton="rows">
        {() => <Choose model={model} />}
      </Async>
    </Page>
  );
});

export default TradePassword;
