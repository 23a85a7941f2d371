import type { ReactNode } from 'react';
import { Card } from '../Card';
import { PhotoSlot, type PhotoSlotProps } from '../PhotoSlot';
import { TextLink } from '../TextLink';

interface PhotoCardProps extends Pick<PhotoSlotProps, 'label' | 'hint' | 'onTake'> {
  readonly shot: Pick<PhotoSlotProps, 'state' | 'picture' | 'message'>;
  /** The picture is on file: show only what was read from it, and a way to take it again. */
  readonly filed: boolean;
  /** What was read from it. */
  readonly children?: ReactNode;
}

/** A photo of one side of a card: to be taken, or on file. */
export function PhotoCard({ label, hint, shot, filed, onTake, children }: PhotoCardProps) {
  const { state, picture, message } = shot;
  return (
    <Card {...(filed && { title: label, right: <Retake label={label} onTake={onTake} /> })}>
      {!filed && (
        <PhotoSlot
          label={label}
          state={state}
          picture={picture}
          message={message}
          hint={hint}
          onTake={onTake}
        />
      )}
      {children}
    </Card>
  );
}

function Retake({ label, onTake }: Pick<PhotoCardProps, 'label' | 'onTake'>) {
  return (
    <TextLink icon="photo" label={`重拍${label}`} onPress={onTake}>
      重拍
    </TextLink>
  );
}
