import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Page } from '@/components/Page';
import { TradePasswordPad } from '@/features/tradePassword';
import { back, usePageModel, useSecret } from '@/navigation';
import { LoanSetPasswordModel } from './setPasswordPage.model';

const LoanSetPassword = observer(function LoanSetPassword() {
  const model = usePageModel(LoanSetPasswordModel);
  useSecret();
  return (
    <Page title="设置交易密码" plain fill onBack={() => void back('loan')}>
      <Async resource={model.ready} skeleton="form">
        {() => <TradePasswordPad form={model.form} />}
      </Async>
    </Page>
  );
});

export default LoanSetPassword;
