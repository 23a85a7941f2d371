import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Page } from '@/components/Page';
import { Steps } from '@/components/Steps';
import { TradePasswordPad } from '@/features/tradePassword';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { SetPasswordModel } from './setPwdPage.model';

const SetPassword = observer(function SetPassword() {
  const model = usePageModel(SetPasswordModel);
  useSecret();
  const { flow } = model;
  return (
    <Page title={titleOf('setPassword')} plain fill onBack={() => void back('creditFront')}>
      <Async resource={model.content} skeleton="form">
        {() => (
          <>
            <Steps steps={flow.names} current={flow.place} percent={flow.percent} />
            <TradePasswordPad form={model.form} />
          </>
        )}
      </Async>
    </Page>
  );
});

export default SetPassword;
