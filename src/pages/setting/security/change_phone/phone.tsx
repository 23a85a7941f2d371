import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Lead } from '@/components/Lead';
import { Page } from '@/components/Page';
import { Row } from '@/components/Row';
import { groupPhone } from '@/domain/person/phone';
import { go, titleOf, usePageModel } from '@/navigation';
import { PHONE as T } from '../texts';
import { CurrentPhoneModel } from './phone.model';

const CurrentPhone = observer(function CurrentPhone() {
  const model = usePageModel(CurrentPhoneModel);
  return (
    <Page title={titleOf('changePhone')} foot={<Button onPress={() => model.start()}>{T.start}</Button>}>
      <Lead title={groupPhone(model.phone)} note={`${T.now}。${T.note}`} />
      <Card title={T.gone} note={T.goneNote}>
        <Row label={T.recover} onPress={() => go('recoveryCard')} />
      </Card>
    </Page>
  );
});

export default CurrentPhone;
