import type { InputProps } from '@tarojs/components';
import { groupCard } from '@/domain/person/bankCard';
import { normaliseIdNumber } from '@/domain/person/idNumber';
import { normalisePhone } from '@/domain/person/phone';
import { plainAmount, plainNumber, plainText, withoutMarks } from '@/domain/text/typed';

export type FieldKind = 'text' | 'tel' | 'number' | 'digit' | 'idcard' | 'code' | 'card';

interface Kind {
  /** The keyboard of the mini-program. */
  readonly type: NonNullable<InputProps['type']>;
  /** Attributes of the H5 input. type=number would lose leading zeros and take an 'e', so the keyboard comes from inputmode. */
  readonly native: { readonly type: string; readonly inputmode: string; readonly autocomplete: string };
  /** Longest value. */
  readonly max: number;
  /** Extra characters that a pasted text may have before tidy() removes them, so that the host cuts nothing of what is asked for. */
  readonly slack: number;
}

/** Around a number: spaces, dashes, a prefix, marks of direction. */
const AROUND = 16;
/** Longer than any SMS or mail of ours with a code. */
const MESSAGE = 200;

export const kinds: Readonly<Record<FieldKind, Kind>> = {
  text: {
    type: 'text',
    native: { type: 'text', inputmode: 'text', autocomplete: 'off' },
    max: 140,
    slack: 0,
  },
  tel: {
    type: 'number',
    native: { type: 'tel', inputmode: 'tel', autocomplete: 'tel' },
    max: 11,
    slack: AROUND,
  },
  number: {
    type: 'number',
    native: { type: 'text', inputmode: 'numeric', autocomplete: 'off' },
    max: 19,
    slack: AROUND,
  },
  digit: {
    type: 'digit',
    native: { type: 'text', inputmode: 'decimal', autocomplete: 'off' },
    max: 15,
    slack: AROUND,
  },
  idcard: {
    type: 'idcard',
    native: { type: 'text', inputmode: 'text', autocomplete: 'off' },
    max: 18,
    slack: AROUND,
  },
  code: {
    type: 'number',
    native: { type: 'text', inputmode: 'numeric', autocomplete: 'one-time-code' },
    max: 6,
    slack: MESSAGE,
  },
  // A bank card's number in groups of four: 19 digits and four spaces.
  card: {
    type: 'number',
    native: { type: 'text', inputmode: 'numeric', autocomplete: 'cc-number' },
    max: 23,
    slack: AROUND,
  },
};

/**
 * What a field keeps of a typed or pasted text: plain characters without separators and prefixes ('+86 138 0013 8000' is a phone
 * number). What it does not understand stays, and the form reports it beside the field; so do extra digits, up to the host's limit.
 */
export function tidy(kind: FieldKind, raw: string, max: number): string {
  return clean(kind, raw, max).slice(0, max + kinds[kind].slack);
}

function clean(kind: FieldKind, raw: string, max: number): string {
  switch (kind) {
    case 'text':
      return withoutMarks(raw);
    case 'tel':
      return normalisePhone(raw);
    case 'number':
      return plainNumber(raw);
    // The whole SMS may have been pasted.
    case 'code':
      return codeIn(plainNumber(raw), max);
    // The model makes the groups; keep the spaces that the field shows, so that the cursor stays where it is.
    case 'card': {
      const text = plainText(raw).replace(/-/g, '');
      return text.length > max ? groupCard(text) : text;
    }
    case 'digit':
      return plainAmount(raw);
    case 'idcard':
      return normaliseIdNumber(raw);
  }
}

/** A message may have other figures before the code. */
function codeIn(text: string, max: number): string {
  const runs = text.match(/\d+/g) ?? [];
  const found =
    runs.find(({ length }) => length === max) ?? runs.find(({ length }) => length > max) ?? runs[0];
  return (found ?? '').slice(0, max);
}

/** True if this is one more key in a full field: the field stays as it is. Pasted text is kept whole, so that no one sends only a part of it. */
export const isTypedBeyond = (before: string, now: string, max: number): boolean =>
  now.length > max && before.length >= max && now.length === before.length + 1;
