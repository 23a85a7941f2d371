import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Row, Rows } from '@/components/Row';
import { WECHAT_TOPIC_NAMES } from '@/domain/notice/wechatTopics';
import type { WechatMessages } from './model';
import { left, OFFER_NOTE, OFFERS, OUTCOMES } from './texts';

interface PartProps {
  readonly model: WechatMessages;
}

const Outcome = observer(function Outcome({ model }: PartProps) {
  const { outcome } = model;
  if (outcome === undefined) return null;
  return <Notice kind={outcome === 'allowed' ? 'success' : 'info'}>{OUTCOMES[outcome]}</Notice>;
});

/** Where a message would help: one row that asks, then what came of it. Nothing on H5, and nothing after a no. */
export const AllowInWechat = observer(function AllowInWechat({ model }: PartProps) {
  if (model.outcome !== undefined) return <Outcome model={model} />;
  const { offer, offered } = model;
  if (offer === undefined || offered.length === 0) return null;
  return (
    <Card>
      <Row icon="bell" label={OFFERS[offer].label} note={OFFER_NOTE} onPress={() => void model.allow()} />
    </Card>
  );
});

/** In the settings: what is allowed of each topic, and one more by a tap. */
export const AllowedInWechat = observer(function AllowedInWechat({ model }: PartProps) {
  if (model.topics.length === 0) return null;
  return (
    <>
      <Rows>
        {model.topics.map(({ topic, left: messages }) => (
          <Row
            key={topic}
            icon="bell"
            label={WECHAT_TOPIC_NAMES[topic]}
            note={left(messages)}
            value="再允许一条"
            onPress={() => void model.allow([topic])}
          />
        ))}
      </Rows>
      <Outcome model={model} />
    </>
  );
});
