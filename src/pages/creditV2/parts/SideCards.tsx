import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { PhotoCard } from '@/components/PhotoCard';
import { Row, Rows } from '@/components/Row';
import { groupIdNumber } from '@/domain/person/idNumber';
import { OCR_TEXTS } from '../texts';
import type { BackSide } from './backSide';
import type { FrontSide } from './frontSide';

interface FrontCardProps {
  readonly side: FrontSide;
  readonly onTake: () => void;
}

/** The portrait side: on file, or to be taken. */
export const FrontCard = observer(function FrontCard({ side, onTake }: FrontCardProps) {
  const { shot, onFile } = side;
  const filed = onFile !== null && shot.state === 'empty';
  return (
    <PhotoCard
      label={OCR_TEXTS.front}
      shot={shot}
      hint={shot.state === 'ok' ? OCR_TEXTS.check : OCR_TEXTS.hint}
      filed={filed}
      onTake={onTake}
    >
      {filed && (
        <Rows>
          <Row label="姓名" value={onFile.name} />
          <Row label="身份证号" value={groupIdNumber(onFile.idNo)} />
        </Rows>
      )}
    </PhotoCard>
  );
});

/** What was read from the portrait side. The person checks it. */
export const FrontCheck = observer(function FrontCheck({ side }: Pick<FrontCardProps, 'side'>) {
  if (side.shot.state !== 'ok') return null;
  return (
    <Card title={OCR_TEXTS.front}>
      <Field label="姓名" {...side.name.input} maxlength={30} />
      <Field label="身份证号" kind="idcard" {...side.idNo.input} />
    </Card>
  );
});

interface BackCardProps {
  readonly side: BackSide;
  readonly onTake: () => void;
}

/** The emblem side: on file, or to be taken. */
export const BackCard = observer(function BackCard({ side, onTake }: BackCardProps) {
  const { shot, onFile } = side;
  const filed = onFile !== null && shot.state === 'empty';
  return (
    <PhotoCard
      label={OCR_TEXTS.back}
      shot={shot}
      hint={shot.state === 'ok' ? OCR_TEXTS.checkBack : OCR_TEXTS.hint}
      filed={filed}
      onTake={onTake}
    >
      {filed && <BackRows side={side} />}
    </PhotoCard>
  );
});

/** What was read from the emblem side. The person checks it. */
export const BackCheck = observer(function BackCheck({ side }: Pick<BackCardProps, 'side'>) {
  if (side.shot.state !== 'ok') return null;
  return (
    <Card title={OCR_TEXTS.back}>
      <BackRows side={side} />
    </Card>
  );
});

/** Issuing authority, validity, and a warning if the card expires soon. */
const BackRows = observer(function BackRows({ side }: Pick<BackCardProps, 'side'>) {
  const { shown, warning } = side;
  return (
    <>
      {shown && (
        <Rows>
          <Row label="签发机关" value={shown.authority} />
          <Row label="有效期限" value={side.period} />
        </Rows>
      )}
      {warning !== '' && <Notice kind="warn">{warning}</Notice>}
    </>
  );
});
