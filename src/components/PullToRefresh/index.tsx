import type { ReactNode } from 'react';
import NutPullToRefresh from '@nutui/nutui-react-taro/dist/es/packages/pulltorefresh';
import '@nutui/nutui-react-taro/dist/es/packages/pulltorefresh/style/css';
import { View } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import '../../styles/nutui.scss';
import './index.scss';

interface PullToRefreshProps {
  /** The sign is shown until this promise settles; the content shows a failure (Async). */
  readonly onRefresh: () => Promise<unknown>;
  /** How far the page is scrolled, from its usePageScroll: pulling works at the top only. */
  readonly scrollTop: number;
  readonly children: ReactNode;
}

const WORDS = { pulling: '下拉刷新', canRelease: '松开刷新', refreshing: '正在刷新', complete: '已刷新' };

/** A page that reloads its content when it is pulled down. Touch only: give the page a TextLink '刷新' as well. */
export function PullToRefresh({ onRefresh, scrollTop, children }: PullToRefreshProps) {
  const refresh = async () => {
    try {
      await onRefresh();
    } catch {
      // The content shows the failure; NutUI would throw it again, where no code catches it.
    }
  };
  return (
    <NutPullToRefresh
      className="yl-pull"
      scrollTop={scrollTop}
      headHeight={56}
      onRefresh={refresh}
      renderIcon={(status) => (
        <Icon name="refresh" size={16} className={classes(status === 'refreshing' && 'yl-pull__turning')} />
      )}
      renderText={(status) =>
        // At rest the head is 0 px high: no text for a screen reader.
        status === 'pulling' ? (
          <View aria-hidden="true">{WORDS.pulling}</View>
        ) : (
          <View role="status">{WORDS[status]}</View>
        )
      }
    >
      {children}
    </NutPullToRefresh>
  );
}
