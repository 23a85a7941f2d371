import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Page } from '@/components/Page';
import { TradePasswordPad } from '@/features/tradePassword';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { LoanSetPasswordModel } from './setPasswordPage.model';

const LoanSetPassword = observer(function LoanSetPassword() {
  const model = usePageModel(LoanSetPasswordModel);
  useSecret();
  return (
    <Page title={titleOf('loanSetPassword')} plain fill onBack={() => void back('loan')}>
      <Async resource={model.ready} skeleton="form">
        {() => <TradePasswordPad form={model.form} />}
      </Async>
    </Page>
  );
});

export default LoanSetPassword;
