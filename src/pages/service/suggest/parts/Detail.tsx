import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Notice } from '@/components/Notice';
import { Row, Rows } from '@/components/Row';
import { Tag } from '@/components/Tag';
import { TextArea } from '@/components/TextArea';
import { TextLink } from '@/components/TextLink';
import { PROPOSE_RULE } from '@/domain/service/propose';
import type { ProposalDetail } from './proposalDetail';
import { timeOf } from './proposals';
import { DETAIL as T, KINDS, STATES } from './texts';

interface DetailProps {
  readonly detail: ProposalDetail;
  readonly onService: () => unknown;
}

const Disagree = observer(function Disagree({ detail }: Pick<DetailProps, 'detail'>) {
  if (!detail.disagreeing) return null;
  return (
    <Card title={T.disagree} right={<TextLink onPress={() => detail.notNow()}>{T.notNow}</TextLink>}>
      <TextArea
        label={T.disagreeTitle}
        hint={T.disagreeHint}
        most={PROPOSE_RULE.most}
        {...detail.form.fields.content.input}
      />
    </Card>
  );
});

/** One suggestion or complaint, with its progress. */
export const Detail = observer(function Detail({ detail, onService }: DetailProps) {
  return (
    <Async resource={detail.info} skeleton="detail">
      {(info) => (
        <>
          <Card
            title={`${KINDS[info.kind]} · ${info.typeName}`}
            right={<Tag kind={STATES[info.state].kind}>{STATES[info.state].text}</Tag>}
          >
            <Rows>
              <Row label={T.no} value={info.proposeNo} />
              {detail.due !== '' && <Row label={T.due} value={detail.due} />}
              {info.pictures > 0 && <Row label={T.pictures} value={`${info.pictures} 张`} />}
            </Rows>
          </Card>
          {detail.late && (
            <Notice kind="warn" action={{ label: T.service, onPress: onService }}>
              {T.late}
            </Notice>
          )}
          <Card title={T.timeline}>
            <Rows>
              {info.events.map(({ kind, words, at }) => (
                <Row key={`${kind}${at}`} label={words} note={`${T.events[kind]} · ${timeOf(at)}`} />
              ))}
            </Rows>
          </Card>
          <Disagree detail={detail} />
        </>
      )}
    </Async>
  );
});
