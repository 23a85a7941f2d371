import './polyfills';
import { useDidShow, useError, usePageNotFound, useUnhandledRejection } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useMemo, type PropsWithChildren } from 'react';
import { HouseContext } from '@/components/house';
import { go, pageNotFound } from '@/navigation';
import { reportRejection, reportScript } from '@/runtime/errorReports';
import { onDemand } from '@/runtime/demanded';
import { enterAgain } from '@/runtime/launch';
import { display } from '@/stores/display';
import { leavePage } from '@/stores/waysOut';
import './app.scss';
import './earlyStyles';
import { compose } from './compose';
import { GestureCover } from './gestureCover';
import { LargeQuestion } from './largeQuestion';
import { PrivacyQuestion } from './privacyQuestion';

compose();

/** Gives the frame of every page what it needs from the app. */
const House = observer(function House({ children }: PropsWithChildren) {
  const { elder, textSize } = display;
  const house = useMemo(
    () => ({
      elder,
      textSize,
      back: () => void leavePage(),
      copy: (text: string) => onDemand(({ copy }) => void copy(text)),
      service: (traceNo: string) => void go('onlineService', { traceNo: traceNo || undefined }),
      help: (message: string, traceNo: string) =>
        void go('helpArticle', { about: message, traceNo: traceNo || undefined }),
      sheets: (
        <>
          <PrivacyQuestion />
          <LargeQuestion />
          <GestureCover />
        </>
      ),
    }),
    [elder, textSize],
  );
  return <HouseContext.Provider value={house}>{children}</HouseContext.Provider>;
});

export default function App({ children }: PropsWithChildren) {
  // A mini-program that is still running may be opened again by another link.
  useDidShow(enterAgain);
  usePageNotFound(({ path }) => void pageNotFound(path));
  useError(reportScript);
  useUnhandledRejection(({ reason }) => reportRejection(reason));
  return <House>{children}</House>;
}
