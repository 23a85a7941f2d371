import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { backStep } from '@/platform/backStep';

/** Provided by each page's frame: a sheet may open late, when another page is on the screen. */
export const FramedPage = createContext<unknown>(undefined);

export const useFramedPage = (): unknown => useContext(FramedPage);

/** The page whose frame renders for the first time. */
export const useNewFramedPage = (): unknown => useState(() => backStep.page())[0];

/** While there is a `close`, the host's Back calls it instead of leaving the page. */
export function useClosedByBack(close: (() => void) | undefined): void {
  const latest = useRef(close);
  latest.current = close;
  const held = close !== undefined;
  const page = useFramedPage();
  useEffect(() => (held ? backStep.hold(() => latest.current?.(), page) : undefined), [held, page]);
}
