import { observer } from 'mobx-react';
import { PhotoCard } from '@/components/PhotoCard';
import { Row, Rows } from '@/components/Row';
import { groupIdNumber } from '@/domain/person/idNumber';
import type { IdCardUpdateModel } from '../index.model';
import { periodText } from './period';
import { RENEW as T } from './texts';

interface SideProps {
  readonly model: IdCardUpdateModel;
}

interface NewSideProps extends SideProps {
  readonly side: 'front' | 'back';
  /** What was read from it. */
  readonly rows: readonly (readonly [label: string, value: string])[];
}

const NewSide = observer(function NewSide({ model, side, rows }: NewSideProps) {
  const { shot } = model[side];
  return (
    <PhotoCard
      label={T[side]}
      shot={shot}
      hint={shot.state === 'ok' ? T.check : T.hint}
      filed={rows.length > 0 && shot.state === 'empty'}
      onTake={() => void model.take(side)}
    >
      {rows.length > 0 && (
        <Rows>
          {rows.map(([label, value]) => (
            <Row key={label} label={label} value={value} />
          ))}
        </Rows>
      )}
    </PhotoCard>
  );
});

/** The portrait side of the new card. */
export const NewFront = observer(function NewFront({ model }: SideProps) {
  const { read } = model.front;
  const rows =
    read === null
      ? []
      : ([
          [T.name, read.name],
          [T.idNo, groupIdNumber(read.idNo)],
        ] as const);
  return <NewSide model={model} side="front" rows={rows} />;
});

/** The emblem side of the new card. */
export const NewBack = observer(function NewBack({ model }: SideProps) {
  const { read } = model.back;
  const rows =
    read === null
      ? []
      : ([
          [T.authority, read.authority],
          [T.period, periodText(read)],
        ] as const);
  return <NewSide model={model} side="back" rows={rows} />;
});
