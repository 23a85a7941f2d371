import type { ReactNode } from 'react';
import NutPullToRefresh from '@nutui/nutui-react-taro/dist/es/packages/pulltorefresh';
import '@nutui/nutui-react-taro/dist/es/packages/pulltorefresh/style/css';
import { View } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import '../../styles/nutui.scss';
import './index.scss';

interface PullToRefreshProps {
  /** Its promise says how long the sign is shown; a failure is told by the content (Async). */
  readonly onRefresh: () => Promise<unknown>;
  /** How far the page is scrolled, by its usePageScroll: it is pulled from the top only. */
  readonly scrollTop: number;
  readonly children: ReactNode;
}

const WORDS = { pulling: '下拉刷新', canRelease: '松开刷新', refreshing: '正在刷新', complete: '已刷新' };

/** A page that is pulled to be loaded anew. By touch alone: give it a TextLink '刷新' as well. */
export function PullToRefresh({ onRefresh, scrollTop, children }: PullToRefreshProps) {
  const refresh = async () => {
    try {
      await onRefresh();
    } catch {
      // Told where it is shown; NutUI would throw it once more, where nobody hears it.
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
        // At rest its head is 0 px high: nothing for a screen reader.
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
