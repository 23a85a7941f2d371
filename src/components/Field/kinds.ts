import type { InputProps } from '@tarojs/components';

export type FieldKind = 'text' | 'tel' | 'number' | 'digit' | 'idcard' | 'code' | 'card';

interface Kind {
  /** The keyboard of the mini-program. */
  readonly type: NonNullable<InputProps['type']>;
  /** Attributes of the H5 input. type=number would lose leading zeros and take an 'e', so the keyboard comes from inputmode. */
  readonly native: { readonly type: string; readonly inputmode: string; readonly autocomplete: string };
  /** Longest value. */
  readonly max: number;
  /** Extra characters that a pasted text may have (spaces, dashes) before tidy() removes them. */
  readonly slack: number;
}

export const kinds: Readonly<Record<FieldKind, Kind>> = {
  text: {
    type: 'text',
    native: { type: 'text', inputmode: 'text', autocomplete: 'off' },
    max: 140,
    slack: 0,
  },
  tel: { type: 'number', native: { type: 'tel', inputmode: 'tel', autocomplete: 'tel' }, max: 11, slack: 8 },
  number: {
    type: 'number',
    native: { type: 'text', inputmode: 'numeric', autocomplete: 'off' },
    max: 19,
    slack: 8,
  },
  digit: {
    type: 'digit',
    native: { type: 'text', inputmode: 'decimal', autocomplete: 'off' },
    max: 15,
    slack: 6,
  },
  idcard: {
    type: 'idcard',
    native: { type: 'text', inputmode: 'text', autocomplete: 'off' },
    max: 18,
    slack: 8,
  },
  code: {
    type: 'number',
    native: { type: 'text', inputmode: 'numeric', autocomplete: 'one-time-code' },
    max: 6,
    slack: 8,
  },
  // A bank card's number in groups of four: 19 digits and four spaces.
  card: {
    type: 'number',
    native: { type: 'text', inputmode: 'numeric', autocomplete: 'cc-number' },
    max: 23,
    slack: 8,
  },
};

/** The part of a typed or pasted text that the field keeps: '138 0013 8000' is a phone number, a leading '+86' is dropped. */
export function tidy(kind: FieldKind, raw: string, max: number): string {
  return strip(kind, raw).slice(0, max);
}

function strip(kind: FieldKind, raw: string): string {
  switch (kind) {
    case 'text':
      return raw;
    case 'tel':
      return raw.replace(/^\s*(\+|00)86/, '').replace(/\D/g, '');
    case 'number':
    case 'code':
      return raw.replace(/\D/g, '');
    case 'card':
      return raw.replace(/[^\d ]/g, '');
    case 'digit':
      return raw.replace(/[^\d.]/g, '').replace(/(\.\d{0,2}).*$/, '$1');
    case 'idcard':
      return raw.replace(/[^\dxX]/g, '').toUpperCase();
  }
}
