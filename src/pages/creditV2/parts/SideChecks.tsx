import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { Field } from '@/components/Field';
import { Notice } from '@/components/Notice';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { groupIdNumber } from '@/domain/person/idNumber';
import { OCR_TEXTS } from '../texts';
import type { BackSide } from './backSide';
import type { FrontSide } from './frontSide';

/** What was read from the portrait side, to be checked and corrected; or what is on file. */
export const FrontCheck = observer(function FrontCheck({ side }: { readonly side: FrontSide }) {
  const { onFile, shot } = side;
  if (shot.state === 'ok')
    return (
      <Card>
        <Field label="姓名" {...side.name.input} maxlength={30} />
        <Field label="身份证号" kind="idcard" {...side.idNo.input} />
      </Card>
    );
  if (onFile === null || shot.state !== 'empty') return null;
  return (
    <Card>
      <Rows>
        <Row label="姓名" value={onFile.name} />
        <Row label="身份证号" value={groupIdNumber(onFile.idNo)} />
      </Rows>
    </Card>
  );
});

interface BackProps {
  readonly side: BackSide;
}

/** The same of the emblem side. It is seldom misread: rows, and fields only when something has to be corrected. */
export const BackCheck = observer(function BackCheck({ side }: BackProps) {
  const { fields, shown, warning, shot } = side;
  if (shown === undefined || (shot.state !== 'ok' && shot.state !== 'empty')) return null;
  const isNew = shot.state === 'ok';
  return (
    <Card>
      {isNew && fields.shown ? <BackInputs side={side} /> : <BackRows side={side} />}
      {isNew && !fields.shown && (
        <TextLink label={`${OCR_TEXTS.correct}签发机关和有效期限`} onPress={() => fields.open()}>
          {OCR_TEXTS.correct}
        </TextLink>
      )}
      {warning !== '' && <Notice kind="warn">{warning}</Notice>}
    </Card>
  );
});

const BackRows = observer(function BackRows({ side: { shown, period } }: BackProps) {
  return (
    <Rows>
      <Row label="签发机关" value={shown?.authority} />
      <Row label="有效期限" value={period} />
    </Rows>
  );
});

const BackInputs = observer(function BackInputs({ side: { fields } }: BackProps) {
  return (
    <>
      <Field label="签发机关" {...fields.authority.input} maxlength={60} />
      <Field label="有效期限从" {...fields.validFrom.input} maxlength={12} />
      <Field label="有效期限到" {...fields.validTo.input} maxlength={12} />
    </>
  );
});
