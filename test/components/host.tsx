import { createElement, forwardRef, type ReactNode } from 'react';

/** Taro's elements as plain ones, for tests of components: only what Taro's H5 elements do with the props that components use. */
type Props = Record<string, unknown> & { readonly children?: ReactNode };

/** Props that Taro accepts and an element does not. */
const OWN = [
  ...['hoverClass', 'hoverStayTime', 'catchMove', 'placeholderClass', 'cursorSpacing', 'nativeProps'],
  // Props of NutUI's parts.
  ...['ariaRole', 'ariaLabel', 'ariaChecked', 'ariaDisabled', 'ariaHidden'],
  ...[
    'enableFlex',
    'scrollX',
    'scrollY',
    'scrollLeft',
    'scrollTop',
    'scrollIntoView',
    'enhanced',
    'showScrollbar',
  ],
  'scrollWithAnimation',
];

function attributes(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !OWN.includes(name)));
}

const plain = (tag: string) =>
  forwardRef<unknown, Props>(function Plain(props, ref) {
    return createElement(tag, { ...attributes(props), ref });
  });

export const View = plain('div');
export const Text = plain('span');
export const Button = plain('button');
/** Like taro-image-core, which gives `nativeProps` to its picture. */
export const Image = ({ nativeProps, mode: _mode, ...more }: Props) =>
  createElement('img', { ...attributes(more), ...(nativeProps as object | undefined) });
export const ScrollView = plain('div');

interface InputProps extends Props {
  readonly value: string;
  readonly maxlength: number;
  readonly nativeProps?: Record<string, unknown>;
  readonly onInput?: (event: { detail: { value: string } }) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** Controlled, like taro-input-core: `nativeProps` override what Taro sets itself, events carry a detail. */
export function Input({ value, maxlength, nativeProps, onInput, onFocus, onBlur }: InputProps) {
  const { inputmode, autocomplete, ...more } = nativeProps ?? {};
  return createElement('input', {
    maxLength: maxlength,
    inputMode: inputmode,
    autoComplete: autocomplete,
    ...more,
    value,
    onFocus,
    onBlur,
    onChange: (event: { target: { value: string } }) => onInput?.({ detail: { value: event.target.value } }),
  });
}

export const Textarea = Input;
