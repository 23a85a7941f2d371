import { observer } from 'mobx-react';
import { AmountInput } from '@/components/AmountInput';
import { Async } from '@/components/Async';
import { Bullets } from '@/components/Bullets';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { DatePicker } from '@/components/DatePicker';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { Uploads } from '@/components/Uploads';
import { liftOf } from '@/features/blocks';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import type { OfflineFacts } from './parts/offline';
import { OFFLINE as T } from './parts/offlineTexts';
import { OfflineRepayModel } from './offlineRepay.model';

interface PartProps {
  readonly model: OfflineRepayModel;
}

/** Where to transfer to: each line can be copied. */
function Account({ model, account }: PartProps & Pick<OfflineFacts, 'account'>) {
  const lines = [
    [T.payee, account.payee],
    [T.bank, account.bank],
    [T.number, account.number],
    [T.purpose, account.note],
  ] as const;
  return (
    <Card title={T.account} note={T.accountNote}>
      <Rows>
        {lines.map(([label, value]) => (
          <Row
            key={label}
            label={label}
            note={value}
            end={
              <TextLink label={T.copyOf(label)} onPress={() => model.copy(value)}>
                {T.copy}
              </TextLink>
            }
          />
        ))}
      </Rows>
    </Card>
  );
}

const Transfer = observer(function Transfer({ model }: PartProps) {
  const { amount, paidOn } = model.form.fields;
  return (
    <Card title={T.transfer}>
      <AmountInput
        label={T.amountLabel}
        value={amount.value}
        onChange={amount.input.onChange}
        onDone={() => amount.leave()}
        hint={T.amountHint}
        error={amount.error}
      />
      <DatePicker label={T.day} {...paidOn.choice} {...model.days} />
    </Card>
  );
});

const Vouchers = observer(function Vouchers({ model }: PartProps) {
  const { uploads, earlier } = model;
  return (
    <>
      <Card>
        <Uploads
          label={T.vouchers}
          items={uploads.items}
          most={model.most}
          hint={T.vouchersHint}
          error={uploads.error}
          onAdd={() => model.add()}
          onRetry={(key) => uploads.retry(key)}
          onDelete={(key) => uploads.remove(key)}
        />
      </Card>
      {earlier.length > 0 && (
        <Card title={T.earlier} right={T.count(earlier.length)}>
          <Rows>
            {earlier.map(({ fileId }, index) => (
              <Row
                key={fileId}
                label={`第 ${index + 1} 张`}
                icon="photo"
                end={
                  <TextLink
                    label={`${T.delete}第 ${index + 1} 张`}
                    onPress={() => model.removeEarlier(fileId)}
                  >
                    {T.delete}
                  </TextLink>
                }
              />
            ))}
          </Rows>
        </Card>
      )}
    </>
  );
});

const Content = observer(function Content({ model, facts }: PartProps & { readonly facts: OfflineFacts }) {
  return (
    <>
      {model.refused !== '' && (
        <Notice kind="warn" title={T.refused}>
          {model.refused}
        </Notice>
      )}
      <Account model={model} account={facts.account} />
      <Transfer model={model} />
      <Vouchers model={model} />
      <Card title={T.why.title}>
        <Bullets items={T.why.items} />
      </Card>
    </>
  );
});

const OfflineRepay = observer(function OfflineRepay() {
  const model = usePageModel(OfflineRepayModel);
  useSecret();
  return (
    <Page
      title={titleOf('offlineRepay')}
      onBack={() => void back('repay')}
      problem={model.form.problem}
      lift={liftOf(model.form.submission.failure)}
      foot={
        model.facts.state === 'ready' && (
          <Button onPress={() => model.submit()} loading={model.form.busy}>
            {T.submit}
          </Button>
        )
      }
    >
      {model.loanNo === '' ? (
        <Empty text={T.choose} action={{ label: T.toOverview, onPress: () => model.toOverview() }} />
      ) : (
        <Async resource={model.facts} skeleton="form">
          {(facts) => <Content model={model} facts={facts} />}
        </Async>
      )}
    </Page>
  );
});

export default OfflineRepay;
