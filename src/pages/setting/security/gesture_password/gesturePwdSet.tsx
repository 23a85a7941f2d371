import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Lead } from '@/components/Lead';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { GESTURE, GestureGrid } from '@/features/gesture';
import { back, titleOf, usePageModel, useSecret } from '@/navigation';
import { GESTURE_PAGE as T } from '../texts';
import { GestureModel } from './gesturePwdSet.model';

const Gesture = observer(function Gesture() {
  const model = usePageModel(GestureModel);
  useSecret();
  return (
    <Page title={titleOf('gesture')} onBack={() => void back('security')}>
      {model.stage === 'choose' ? (
        <Card title={T.on} note={T.onNote}>
          <Rows>
            <Row label={T.again} onPress={() => model.again()} />
            <Row label={T.off} onPress={() => model.switchOff()} />
          </Rows>
        </Card>
      ) : (
        <>
          <Lead title={model.words.title} note={model.words.note} />
          <Card>
            {model.stage === 'current' ? (
              <GestureGrid key="current" drawing={model.current.drawing} />
            ) : (
              <GestureGrid key="new" drawing={model.form.drawing} />
            )}
          </Card>
          {model.stage === 'current' && (
            <TextLink onPress={() => model.current.forget()}>{GESTURE.forgotten}</TextLink>
          )}
        </>
      )}
    </Page>
  );
});

export default Gesture;
