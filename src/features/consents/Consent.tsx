import type { ComponentProps } from 'react';
import { observer } from 'mobx-react';
import { Agreement } from '@/components/Agreement';
import type { Field } from '@/model/field';
import { go } from '@/navigation';

interface ConsentProps extends Pick<ComponentProps<typeof Agreement>, 'names' | 'lead' | 'tail'> {
  readonly field: Field<boolean>;
  /** Default: the preview of the template with this id. */
  readonly onOpen?: (id: string) => unknown;
  /** The person has ticked it. */
  readonly onAgreed?: () => unknown;
}

/** One consent of a form: checkbox, texts, and the error if it is missing. */
export const Consent = observer(function Consent({ field, onOpen, onAgreed, ...texts }: ConsentProps) {
  const { value, error, onChange } = field.input;
  return (
    <Agreement
      {...texts}
      checked={value}
      onChange={(agreed) => {
        onChange(agreed);
        if (agreed) onAgreed?.();
      }}
      error={error}
      onOpen={onOpen ?? ((id) => go('contractTemplate', { id }))}
    />
  );
});
