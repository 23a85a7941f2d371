import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { titleOf, usePageModel } from '@/navigation';
import { SERVICE_TEXTS as T } from '../parts/texts';
import { CustomerServiceModel } from './customerServicePage.model';

export default function CustomerService() {
  const model = usePageModel(CustomerServiceModel);
  return (
    <Page
      title={titleOf('loanService')}
      standardBar
      foot={<Button onPress={() => model.call()}>{T.call}</Button>}
    >
      <Card title={T.title}>
        <Rows>
          <Row label={T.phone} value={model.phone} />
          <Row label={T.hours} value={T.hoursText} />
          {model.hasChat ? (
            <Row icon="service" label={T.chat} note={T.chatNote} onPress={() => model.chat()} />
          ) : (
            <Row label={T.chat} note={T.noChat} />
          )}
        </Rows>
      </Card>
      <Notice icon="shield">{T.note}</Notice>
    </Page>
  );
}
