import type { InputProps } from '@tarojs/components';
import { hooks } from '@tarojs/shared';
import { nextTick, type FormElement, type TaroEvent } from '@tarojs/runtime';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TextEvent, Typing } from './typing';

/** WeChat chooses the keyboard by it. */
export const typeFor = (keyboard: NonNullable<InputProps['type']>): NonNullable<InputProps['type']> =>
  keyboard;

/** Our name for a key in a field. Taro sends the text of an event called 'input' back to the field. */
const TYPED = 'typed';

// On a slow phone the text that is sent back arrives late and removes what was typed since.
hooks.tap('modifyTaroEvent', (event: TaroEvent, field: FormElement) => {
  if (event.type === 'input' && TYPED in field.__handlers) event.type = TYPED;
});

/**
 * The field keeps the typed text and tells the model. Write to the field when the model changes its value by itself. What the model makes
 * of a key (no spaces, groups of four) is written when the person leaves the field.
 */
export function useTyping(value: string, onText: (text: string) => void): Typing {
  const field = useRef<FormElement>(null);
  const first = useRef(value).current;
  /** The text that the field shows. */
  const shown = useRef(value);
  const telling = useRef(false);

  const write = (): void => {
    const element = field.current;
    if (element === null || shown.current === value) return;
    const typed = shown.current;
    shown.current = value;
    if (element.value !== value) element.value = value;
    else {
      // The host passes on only a text that differs from the last written one.
      element.value = typed;
      nextTick(() => {
        if (shown.current === value) element.value = value;
      });
    }
  };
  // Only when the value changes: other renders must not write the text that waits until the person leaves the field.
  useLayoutEffect(() => {
    if (!telling.current) write();
  }, [value]);

  return {
    control: {
      ref: field,
      // With `value`, React would write it at each render.
      defaultValue: first,
      onTyped: ({ detail }: TextEvent) => {
        shown.current = detail.value;
        telling.current = true;
        try {
          flushSync(() => onText(detail.value));
        } finally {
          telling.current = false;
        }
      },
    },
    left: write,
  };
}
