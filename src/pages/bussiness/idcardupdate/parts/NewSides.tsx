import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { PhotoSlot } from '@/components/PhotoSlot';
import { Row, Rows } from '@/components/Row';
import { TextLink } from '@/components/TextLink';
import { groupIdNumber } from '@/domain/person/idNumber';
import type { IdCardUpdateModel } from '../index.model';
import { periodText } from './period';
import { RENEW as T } from './texts';

interface SideProps {
  readonly model: IdCardUpdateModel;
}

/** The portrait side of the new card, and what was read from it. */
export const NewFront = observer(function NewFront({ model }: SideProps) {
  const { shot, read } = model.front;
  const take = () => void model.take('front');
  const filed = read !== null && shot.state === 'empty';
  return (
    <Card {...(filed && { title: T.front, right: <Retake label={T.front} onTake={take} /> })}>
      {!filed && (
        <PhotoSlot
          label={T.front}
          state={shot.state}
          picture={shot.picture}
          message={shot.message}
          hint={shot.state === 'ok' ? T.check : T.hint}
          onTake={take}
        />
      )}
      {read !== null && (
        <Rows>
          <Row label={T.name} value={read.name} />
          <Row label={T.idNo} value={groupIdNumber(read.idNo)} />
        </Rows>
      )}
    </Card>
  );
});

/** The emblem side of the new card, and what was read from it. */
export const NewBack = observer(function NewBack({ model }: SideProps) {
  const { shot, read } = model.back;
  const take = () => void model.take('back');
  const filed = read !== null && shot.state === 'empty';
  return (
    <Card {...(filed && { title: T.back, right: <Retake label={T.back} onTake={take} /> })}>
      {!filed && (
        <PhotoSlot
          label={T.back}
          state={shot.state}
          picture={shot.picture}
          message={shot.message}
          hint={shot.state === 'ok' ? T.check : T.hint}
          onTake={take}
        />
      )}
      {read !== null && (
        <Rows>
          <Row label={T.authority} value={read.authority} />
          <Row label={T.period} value={periodText(read)} />
        </Rows>
      )}
    </Card>
  );
});

function Retake({ label, onTake }: { readonly label: string; readonly onTake: () => void }) {
  return (
    <TextLink icon="photo" label={`${T.retake}${label}`} onPress={onTake}>
      {T.retake}
    </TextLink>
  );
}
