import { observer } from 'mobx-react';
import { useMemo, type PropsWithChildren } from 'react';
import { AppShellContext } from '@/components/appShell';
import { go } from '@/navigation';
import { withLazyParts } from '@/runtime/lazy';
import { connection } from '@/stores/connection';
import { display } from '@/stores/display';
import { leavePage } from '@/stores/flowEnds';
import './earlyStyles';
import { BackCatcher } from './BackCatcher';
import { GestureCover } from './GestureCover';
import { LargeQuestion } from './LargeQuestion';
import { PrivacyQuestion } from './PrivacyQuestion';

/** Gives the frame of every page what it needs from the app. */
export const AppShell = observer(function AppShell({ children }: PropsWithChildren) {
  const { elder, textSize, hostScale } = display;
  const { offline } = connection;
  const shell = useMemo(
    () => ({
      elder,
      textSize,
      hostScale,
      offline,
      back: () => void leavePage(),
      copy: (text: string) => withLazyParts(({ copy }) => void copy(text)),
      service: (traceNo: string) => void go('onlineService', { traceNo: traceNo || undefined }),
      help: (message: string, traceNo: string) =>
        void go('helpArticle', { about: message, traceNo: traceNo || undefined }),
      sheets: (
        <>
          <BackCatcher />
          <PrivacyQuestion />
          <LargeQuestion />
          <GestureCover />
        </>
      ),
    }),
    [elder, textSize, hostScale, offline],
  );
  return <AppShellContext.Provider value={shell}>{children}</AppShellContext.Provider>;
});
