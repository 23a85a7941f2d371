import type { InputProps } from '@tarojs/components';

/**
 * The `type` of a field on H5: text for each keyboard, which inputmode chooses. In another one Taro's element drops what has no ASCII digit,
 * such as full-width digits, before the field gets it.
 */
export const typeFor = (_keyboard: NonNullable<InputProps['type']>): NonNullable<InputProps['type']> =>
  'text';

/** What the host tells about a key. */
export interface TextEvent {
  readonly detail: { readonly value: string };
}

export interface Typing {
  /** Props of the host's input or text area. */
  readonly control: Readonly<Record<string, unknown>>;
  /** The person has left the field. */
  left(): void;
}

/** Binds a field to a text of the model. A browser's field is written at each key; a mini-program's must not be: typing.weapp.ts. */
export function useTyping(value: string, onText: (text: string) => void): Typing {
  return {
    control: { value, onInput: (event: TextEvent) => onText(event.detail.value) },
    left: () => undefined,
  };
}
