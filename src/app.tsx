import { useError, usePageNotFound, useUnhandledRejection } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useMemo, type PropsWithChildren } from 'react';
import './app.scss';
import { HouseContext } from '@/components/house';
import { back, pageNotFound } from '@/navigation';
import { copy } from '@/stores/copy';
import { display } from '@/stores/display';
import { reportRejection, reportScript } from '@/stores/faults';
import { compose } from './compose';

compose();

/** What the frame of every page gets of the app. */
const House = observer(function House({ children }: PropsWithChildren) {
  const { elder } = display;
  const house = useMemo(
    () => ({ elder, back: () => void back(), copy: (text: string) => void copy(text) }),
    [elder],
  );
  return <HouseContext.Provider value={house}>{children}</HouseContext.Provider>;
});

export default function App({ children }: PropsWithChildren) {
  usePageNotFound(({ path }) => void pageNotFound(path));
  useError(reportScript);
  useUnhandledRejection(({ reason }) => reportRejection(reason));
  return <House>{children}</House>;
}
