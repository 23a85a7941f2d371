import { useId, type HTMLInputTypeAttribute } from 'react';
import type { Act } from '../core/act';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly most?: number | undefined;
  readonly type?: HTMLInputTypeAttribute;
  readonly numeric?: boolean;
  /** A list of proposals, by the id of its datalist. */
  readonly list?: string | undefined;
  readonly lines?: number;
  readonly disabled?: boolean;
  /** The act that may find this entry wrong, by the entry's name in the JSON interface. */
  readonly act?: Act | undefined;
  readonly name?: string;
}

/** An input under its label, with what is wrong with it. */
export function Field({ label, value, onChange, most, type = 'text', act, name = '', ...look }: FieldProps) {
  const id = useId();
  const wrong = name === '' ? '' : (act?.wrong(name) ?? '');
  const { placeholder, numeric, list, lines, disabled } = look;
  const common = {
    ...{ value, placeholder, disabled, maxLength: most, autoComplete: 'off' },
    'aria-invalid': wrong !== '',
    'aria-describedby': `${id}-wrong`,
  } as const;
  return (
    <div className="field">
      <label>
        <span>{label}</span>
        {lines === undefined ? (
          <input
            {...common}
            {...(numeric === true && { inputMode: 'numeric' })}
            type={type}
            list={list}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <textarea {...common} rows={lines} onChange={({ target }) => onChange(target.value)} />
        )}
      </label>
      <span className="wrong" id={`${id}-wrong`} role="alert">
        {wrong}
      </span>
    </div>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}

export const Select = ({ label, value, options, onChange }: SelectProps) => (
  <div className="field">
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
    </label>
  </div>
);
