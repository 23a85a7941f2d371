import './appShell/polyfills';
import { useDidShow, useError, usePageNotFound, useUnhandledRejection } from '@tarojs/taro';
import type { PropsWithChildren } from 'react';
import { pageNotFound } from '@/navigation';
import { reportRejection, reportScript } from '@/runtime/errorReports';
import { enterAgain } from '@/runtime/launch';
import './app.scss';
import { AppShell } from './appShell';
import { compose } from './compose';
import { display } from './stores/display';

compose();

export default function App({ children }: PropsWithChildren) {
  // A mini-program that is still running may be opened again by another link.
  useDidShow(enterAgain);
  useDidShow(() => display.followHost());
  usePageNotFound(({ path }) => void pageNotFound(path));
  useError(reportScript);
  useUnhandledRejection(({ reason }) => reportRejection(reason));
  return <AppShell>{children}</AppShell>;
}
