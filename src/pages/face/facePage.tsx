import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Lead } from '@/components/Lead';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { Consent } from '@/features/consents';
import { titleOf, usePageModel, useSecret } from '@/navigation';
import { FacePageModel } from './facePage.model';
import { purposeOf } from './parts/callers';
import { FACE } from './parts/texts';

const FacePage = observer(function FacePage() {
  const model = usePageModel(FacePageModel);
  const { caller, form } = model;
  useSecret();
  return (
    <Page
      title={titleOf('checkFace')}
      onBack={() => void model.leave()}
      problem={form.problem}
      foot={
        caller && (
          <Button onPress={() => model.start()} loading={form.busy}>
            {FACE.start}
          </Button>
        )
      }
    >
      {caller === undefined ? (
        <Empty text={FACE.unknown} action={{ label: FACE.home, onPress: () => model.toHome() }} />
      ) : (
        <>
          <Lead title={FACE.lead(purposeOf(caller))} note={FACE.note} />
          <Card>
            <Rows>
              {FACE.tips.map((tip) => (
                <Row key={tip.label} {...tip} />
              ))}
            </Rows>
          </Card>
          <Consent field={form.fields.consent.of('face')} names={FACE.consentNames} tail={FACE.consentTail} />
          <Card title={FACE.otherWay}>
            <Row label={FACE.bySms} onPress={() => model.otherWay()} />
          </Card>
        </>
      )}
    </Page>
  );
});

export default FacePage;
