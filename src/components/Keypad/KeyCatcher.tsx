import { useEffect, useRef, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { focusInto } from '../focus';
import type { Key } from '.';

interface KeyCatcherProps {
  /** Spoken name of the field. */
  readonly label: string;
  readonly onKey: (key: Key) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Takes the keys of a physical keyboard (H5) for a keypad. It has the focus from the start, and it is not an input. */
export function KeyCatcher({ label, onKey, className = '', children }: KeyCatcherProps) {
  const node = useRef<unknown>(null);
  useEffect(() => focusInto(() => node.current), []);
  const onKeyDown = (event: { readonly key?: string }) => {
    const key = keyOf(event.key);
    if (key) onKey(key);
  };
  return (
    <View
      ref={node}
      className={`yl-keypad-catcher ${className}`}
      role="group"
      aria-label={label}
      {...{ tabIndex: -1, onKeyDown }}
    >
      {children}
    </View>
  );
}

function keyOf(pressed: string | undefined): Key | undefined {
  if (pressed === 'Backspace') return 'delete';
  return pressed !== undefined && /^[\d.]$/.test(pressed) ? (pressed as Key) : undefined;
}
