import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { PhotoSlot } from '@/components/PhotoSlot';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { groupIdNumber } from '@/domain/person/idNumber';
import { OCR_TEXTS } from '../texts';
import type { BackSide } from './backSide';
import type { FrontSide } from './frontSide';

interface FrontCardProps {
  readonly side: FrontSide;
  readonly onTake: () => void;
}

/** The portrait side: on file, or to be taken; the person checks the name and number. */
export const FrontCard = observer(function FrontCard({ side, onTake }: FrontCardProps) {
  const { shot, onFile } = side;
  if (onFile && shot.state === 'empty') {
    return (
      <Card title={OCR_TEXTS.front} right={<Retake label={OCR_TEXTS.front} onTake={onTake} />}>
        <Rows>
          <Row label="姓名" value={onFile.name} />
          <Row label="身份证号" value={groupIdNumber(onFile.idNo)} />
        </Rows>
      </Card>
    );
  }
  return (
    <Card>
      <PhotoSlot
        label={OCR_TEXTS.front}
        state={shot.state}
        picture={shot.picture}
        message={shot.message}
        hint={shot.state === 'ok' ? OCR_TEXTS.check : OCR_TEXTS.hint}
        onTake={onTake}
      />
      {shot.state === 'ok' && (
        <>
          <Field label="姓名" {...side.name.input} maxlength={30} />
          <Field label="身份证号" kind="idcard" {...side.idNo.input} />
        </>
      )}
    </Card>
  );
});

interface BackCardProps {
  readonly side: BackSide;
  readonly onTake: () => void;
}

/** The emblem side: issuing authority, validity, and a warning if the card expires soon. */
export const BackCard = observer(function BackCard({ side, onTake }: BackCardProps) {
  const { shot, shown, onFile } = side;
  const filed = onFile !== null && shot.state === 'empty';
  return (
    <Card
      {...(filed && {
        title: OCR_TEXTS.back,
        right: <Retake label={OCR_TEXTS.back} onTake={onTake} />,
      })}
    >
      {!filed && (
        <PhotoSlot
          label={OCR_TEXTS.back}
          state={shot.state}
          picture={shot.picture}
          message={shot.message}
          hint={shot.state === 'ok' ? OCR_TEXTS.checkBack : OCR_TEXTS.hint}
          onTake={onTake}
        />
      )}
      {shown && (filed || shot.state === 'ok') && (
        <Rows>
          <Row label="签发机关" value={shown.authority} />
          <Row label="有效期限" value={side.period} />
        </Rows>
      )}
      {side.warning !== '' && <Notice kind="warn">{side.warning}</Notice>}
    </Card>
  );
});

function Retake({ label, onTake }: { readonly label: string; readonly onTake: () => void }) {
  return (
    <TextLink icon="photo" label={`重拍${label}`} onPress={onTake}>
      重拍
    </TextLink>
  );
}
