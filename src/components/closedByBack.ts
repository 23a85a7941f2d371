import { useEffect, useRef } from 'react';
import { backStep } from '@/platform/backStep';

/** While there is a `close`, the host's Back calls it instead of leaving the page. */
export function useClosedByBack(close: (() => void) | undefined): void {
  const latest = useRef(close);
  latest.current = close;
  const held = close !== undefined;
  useEffect(() => (held ? backStep.hold(() => latest.current?.()) : undefined), [held]);
}
