import Taro from '@tarojs/taro';
import { useEffect, useRef, useState } from 'react';
import { capture } from '@/platform/capture';
import { currentRoute } from './address';

/** A page that is left is hidden first; only after this time it is known whether another page has replaced it. */
const SETTLED_MS = 300;

/**
 * For pages that show or take secrets (trade password, ID card, face, card numbers, login code): blocks capture while the page is visible
 * (spec §7 nativeDisableCapture). Capture stays blocked when the app goes to the background, where the system takes its own picture; it
 * is allowed again when another page is visible or this one is unmounted.
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
