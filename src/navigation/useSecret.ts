import Taro from '@tarojs/taro';
import { useEffect, useRef, useState } from 'react';
import { capture } from '@/platform/capture';
import { currentRoute } from './address';

/** A page that is left is hidden first; some time later it is known whether another one stands in its place. */
const SETTLED_MS = 300;

/**
 * For pages that show or take secrets (trade password, ID card, face, card numbers, login code): no capture while the page is on view
 * (spec §7 nativeDisableCapture). It stays so when the whole app goes to the background, where the system takes its own picture; it is
 * allowed again when another page is on view or this one has gone.
 */
export function useSecret(): void {
  const [here] = useState(() => currentRoute()?.address);
  const allow = useRef<(() => void) | undefined>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const end = (): void => {
    clearTimeout(waiting.current);
    allow.current?.();
    allow.current = undefined;
  };
  Taro.useDidShow(() => {
    clearTimeout(waiting.current);
    allow.current ??= capture.disable();
  });
  Taro.useDidHide(() => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      if (currentRoute()?.address !== here) end();
    }, SETTLED_MS);
  });
  useEffect(() => end, []);
}
