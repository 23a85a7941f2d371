import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Page } from '@/components/Page';
import { PasswordPad } from '@/components/PasswordPad';
import { TextLink } from '@/components/TextLink';
import { TradePasswordPad } from '@/features/tradePassword';
import { go, titleOf, usePageModel, useSecret } from '@/navigation';
import { PASSWORD as T } from '../texts';
import { TradePasswordModel } from './transactionPwdSet.model';

const Pad = observer(function Pad({ model }: { readonly model: TradePasswordModel }) {
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
    >
      <TextLink onPress={() => go('resetPassword')}>{T.reset}</TextLink>
    </PasswordPad>
  );
});

const TradePassword = observer(function TradePassword() {
  const model = usePageModel(TradePasswordModel);
  useSecret();
  return (
    <Page title={titleOf('tradePassword')} plain fill onBack={() => void model.leave()}>
      <Async resource={model.isSet} skeleton="rows">
        {() => <Pad model={model} />}
      </Async>
    </Page>
  );
});

export default TradePassword;
