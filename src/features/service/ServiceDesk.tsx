import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Page } from '@/components/Page';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import type { ServiceModel } from './serviceModel';
import { SERVICE_TEXTS as T } from './texts';

interface ServiceDeskProps {
  readonly title: string;
  readonly model: ServiceModel;
}

/** The phone; in the mini-program also the chat of WeChat itself. */
const Foot = ({ model }: Pick<ServiceDeskProps, 'model'>) => (
  <>
    <Button onPress={() => model.call()}>{T.call}</Button>
    {model.inWechat && (
      <Button kind="ghost" host={{ openType: 'contact' }}>
        {T.contact}
      </Button>
    )}
  </>
);

/** The page of customer service, under the host's standard title bar (spec §2). */
export const ServiceDesk = observer(function ServiceDesk({ title, model }: ServiceDeskProps) {
  return (
    <Page title={title} standardBar foot={<Foot model={model} />}>
      {model.traceNo !== '' && (
        <Card>
          <Row
            label={T.trace}
            note={T.traceNote}
            value={model.traceNo}
            end={
              <TextLink label={T.copy} onPress={() => model.copyTrace()}>
                复制
              </TextLink>
            }
          />
        </Card>
      )}
      <Card title={T.title} note={model.closed ? T.closed : undefined}>
        <Rows>
          {model.hasChat && (
            <Row icon="service" label={T.chat} note={T.chatNote} onPress={() => model.chat()} />
          )}
          <Row label={T.phone} value={model.phone} />
          <Row label={T.hours} value={T.hoursText} />
        </Rows>
      </Card>
      <Card>
        <Rows>
          <Row icon="help" label={T.help} note={model.helpNote} onPress={() => model.toHelp()} />
          <Row icon="feedback" label={T.suggest} note={T.suggestNote} onPress={() => model.toSuggest()} />
        </Rows>
      </Card>
      <Notice icon="shield">{T.note}</Notice>
      <Card title={T.topics}>
        <Async resource={model.topics} part>
          {(topics) => (
            <Rows>
              {topics.map((topic) => (
                <Row key={topic.id} label={topic.name} onPress={() => model.toTopic(topic)} />
              ))}
            </Rows>
          )}
        </Async>
      </Card>
    </Page>
  );
});
