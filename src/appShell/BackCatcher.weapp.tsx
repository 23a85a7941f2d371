import { useEffect, useRef, useState } from 'react';
import { PageContainer } from '@tarojs/components';
import { useShown } from '@/navigation';
import { useFramedPage } from '@/components/closedByBack';
import { backStep, type BackCatcherFrame } from '@/platform/backStep';

/** Nothing moves that the person could see. */
const DURATION_MS = 10;

/** Catches WeChat's Back while a sheet lies over this page. A page may have one such element, so it is in the page's frame and not in each sheet. */
export function BackCatcher() {
  const [catcher] = useState(() => backStep.catcher);
  const [shown, setShown] = useState(false);
  const page = useFramedPage();
  const frame = useRef<BackCatcherFrame>();
  useEffect(() => {
    frame.current = catcher?.follow(page, setShown);
    return () => frame.current?.leave();
  }, [catcher, page]);
  useShown(() => backStep.shown());
  if (catcher === undefined) return null;
  return (
    <PageContainer
      show={shown}
      overlay={false}
      duration={DURATION_MS}
      customStyle="height:0"
      onAfterEnter={() => frame.current?.entered()}
      onAfterLeave={() => frame.current?.gone()}
    />
  );
}
