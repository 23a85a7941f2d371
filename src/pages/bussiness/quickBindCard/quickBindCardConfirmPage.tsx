import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { BankSign } from '@/components/BankSign';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { CARD_TYPE_NAMES } from '@/domain/person/cardName';
import { groupPhone } from '@/domain/person/phone';
import { liftOf } from '@/features/blocks';
import { CARD_AGREEMENTS } from '@/features/cardBinding';
import { Consent } from '@/features/consents';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import type { BankInfo } from './parts/bankInfo';
import { QuickBindCardConfirmModel } from './quickBindCardConfirmPage.model';
import { CHOICE, CONFIRM as T } from './texts';

interface PartProps {
  readonly model: QuickBindCardConfirmModel;
  readonly bank: BankInfo;
}

const Content = observer(function Content({ model, bank }: PartProps) {
  return (
    <>
      {model.unseen && (
        <Notice action={{ label: T.seeResult, onPress: () => model.seeResult() }}>{T.unseen}</Notice>
      )}
      <Card>
        <Rows>
          <Row label={bank.bankName} sign={<BankSign name={bank.bankName} />} />
          <Row label={T.card} value={CARD_TYPE_NAMES[model.cardType]} />
          {bank.holder !== '' && <Row label={T.holder} value={bank.holder} />}
          {bank.phone !== '' && <Row label={T.phone} value={groupPhone(bank.phone)} />}
        </Rows>
      </Card>
      <Card title={T.stepsTitle}>
        <Bullets items={T.steps} />
      </Card>
      <Consent field={model.form.fields.agreement.of('bank-card')} names={CARD_AGREEMENTS} />
    </>
  );
});

const QuickBindCardConfirm = observer(function QuickBindCardConfirm() {
  const model = usePageModel(QuickBindCardConfirmModel);
  useSecret();
  return (
    <Page
      title={titleOf('quickBindConfirm')}
      onBack={() => void back('quickBindBanks')}
      problem={model.form.problem}
      lift={liftOf(model.form.submission.failure)}
      foot={
        model.bank.value && (
          <Button onPress={() => model.submit()} loading={model.form.busy}>
            {T.submit}
          </Button>
        )
      }
    >
      <Async resource={model.bank} skeleton="detail">
        {(bank) =>
          bank === null ? (
            <Empty
              text={CHOICE.unknown}
              icon="card"
              action={{ label: CHOICE.banks, onPress: () => model.toBanks() }}
            />
          ) : (
            <Content model={model} bank={bank} />
          )
        }
      </Async>
    </Page>
  );
});

export default QuickBindCardConfirm;
