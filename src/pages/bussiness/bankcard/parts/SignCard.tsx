import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { FieldNote } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { Row, Rows } from '@/components/Row';
import { formatChinese } from '@/domain/dates/civil';
import { groupPhone } from '@/domain/person/phone';
import { CARD_AGREEMENTS } from '@/features/cardBinding';
import { Consent } from '@/features/consents';
import { OneTimeCodeField } from '@/features/oneTimeCode';
import type { CardDetails, CardDetailsModel } from '../cardDetails.model';
import { SIGN as T } from './texts';

interface SignCardProps {
  readonly model: CardDetailsModel;
  readonly details: CardDetails;
}

function paperNote({ protocolOn, protocolState, protocolReason }: CardDetails): string {
  if (protocolOn === null) return T.paperNote;
  if (protocolState === 'refused') return T.paperRefused(protocolReason);
  const day = formatChinese(protocolOn, 'full');
  return protocolState === 'approved' ? T.paperApproved(day) : T.paperReviewing(day);
}

/** The bank's protocol of a card: until when it is valid, how to renew it, and the protocol on paper. */
export const SignCard = observer(function SignCard({ model, details }: SignCardProps) {
  const { renewal, paper } = model;
  const { signed, signedUntil } = details.sign;
  return (
    <Card title={T.title}>
      <Rows>
        <Row
          label={T.state}
          value={signed === 'Y' ? T.signed : T.ended}
          tone={signed === 'Y' ? 'green' : 'red'}
        />
        <Row label={T.until} value={signedUntil === null ? T.forever : formatChinese(signedUntil, 'full')} />
        {!renewal.open && <Row label={T.renew} onPress={() => renewal.start()} />}
        <Row label={T.paper} note={paperNote(details)} onPress={() => paper.take()} />
      </Rows>
      <FieldNote error={paper.error} />
      {signed === 'N' && <Notice kind="warn">{T.endedNote}</Notice>}
      {renewal.open && <Renewal model={model} details={details} />}
    </Card>
  );
});

const Renewal = observer(function Renewal({ model, details }: SignCardProps) {
  const { renewal } = model;
  const { agreement, code } = renewal.form.fields;
  return (
    <>
      <Notice>{T.phone(groupPhone(details.phone))}</Notice>
      <Consent field={agreement.of('bank-card')} names={CARD_AGREEMENTS} />
      <OneTimeCodeField code={code} onFilled={() => renewal.submit()} label={T.code} />
      <FieldNote error={renewal.form.submission.problem} />
      <Button kind="soft" onPress={() => renewal.submit()} loading={renewal.form.busy}>
        {T.submit}
      </Button>
    </>
  );
});
