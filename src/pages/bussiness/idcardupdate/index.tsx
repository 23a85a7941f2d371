import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Empty } from '@/components/Empty';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { formatChinese } from '@/domain/dates/civil';
import { groupIdNumber } from '@/domain/person/idNumber';
import { liftOf } from '@/features/blocks';
import { Consent } from '@/features/consents';
import { go, titleOf, usePageModel, useSecret } from '@/navigation';
import { IdCardUpdateModel, type OnFile } from './index.model';
import { NewBack, NewFront } from './parts/NewSides';
import { RENEW as T } from './parts/texts';

/** The card on file, and until when it is valid. */
function OnFileCard({ card }: { readonly card: OnFile }) {
  const { name, idNo, validTo, validity, daysLeft } = card;
  return (
    <>
      {validity === 'expired' && <Notice kind="danger">{T.expired}</Notice>}
      {validity === 'soon' && <Notice kind="warn">{T.soon(daysLeft ?? 0)}</Notice>}
      {validity === 'ok' && <Notice>{T.fine}</Notice>}
      <Card title={T.onFile}>
        <Rows>
          <Row label={T.name} value={name} />
          <Row label={T.idNo} value={groupIdNumber(idNo)} />
          <Row label={T.until} value={validTo === null ? T.forever : formatChinese(validTo, 'full')} />
        </Rows>
      </Card>
    </>
  );
}

const IdCardUpdate = observer(function IdCardUpdate() {
  const model = usePageModel(IdCardUpdateModel);
  useSecret();
  return (
    <Page
      title={titleOf('idCardUpdate')}
      problem={model.form.problem}
      lift={liftOf(model.form.submission.failure)}
      foot={
        model.renewal.value?.onFile && (
          <Button onPress={() => model.submit()} loading={model.form.busy}>
            {T.submit}
          </Button>
        )
      }
    >
      <Async resource={model.renewal} skeleton="form">
        {({ onFile }) =>
          onFile === null ? (
            <Empty
              text={T.missing}
              icon="card"
              action={{ label: T.toCredit, onPress: () => model.toHome() }}
            />
          ) : (
            <>
              <OnFileCard card={onFile} />
              <Notice icon="shield">{T.sameOnly}</Notice>
              <Consent
                field={model.consent.of('id-card')}
                names={T.agreements}
                onAgreed={() => void model.agreed()}
              />
              <NewFront model={model} />
              <NewBack model={model} />
              <View>
                <TextLink icon="service" onPress={() => go('onlineService')}>
                  {T.service}
                </TextLink>
              </View>
            </>
          )
        }
      </Async>
    </Page>
  );
});

export default IdCardUpdate;
