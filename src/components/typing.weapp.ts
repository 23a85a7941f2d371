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

// On a slow phone what is sent back comes late and takes away what was typed since.
hooks.tap('modifyTaroEvent', (event: TaroEvent, field: FormElement) => {
  if (event.type === 'input' && TYPED in field.__handlers) event.type = TYPED;
});

/**
 * What is typed is kept by the field and told to the model. The field is written when the model changes its value by itself; what the
 * model makes of a key (no spaces, groups of four) is written when the field is left.
 */
export function useTyping(value: string, onText: (text: string) => void): Typing {
  const field = useRef<FormElement>(null);
  const first = useRef(value).current;
  /** What the field shows. */
  const shown = useRef(value);
  const telling = useRef(false);

  const write = (): void => {
    const element = field.current;
    if (element === null || shown.current === value) return;
    const typed = shown.current;
    shown.current = value;
    if (element.value !== value) element.value = value;
    else {
      // The host passes on only what differs from the text that was written last.
      element.value = typed;
      nextTick(() => {
        if (shown.current === value) element.value = value;
      });
    }
  };
  // At a changed value only: other renders do not write what a key left for the end.
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
