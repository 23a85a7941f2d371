import { View } from '@tarojs/components';
import { Icon } from '../Icon';
import { TextLink } from '../TextLink';
import './index.scss';

interface ListEndProps {
  readonly state: 'more' | 'loading' | 'end' | 'failed';
  /** Loads the next part, also after a failure. The page calls it at its bottom, too (useReachBottom). */
  readonly onMore: () => unknown;
  /** Shown at the end; default '没有更多了'. */
  readonly end?: string;
}

/** Below a list that is loaded part by part. */
export function ListEnd({ state, onMore, end = '没有更多了' }: ListEndProps) {
  if (state === 'more' || state === 'failed') {
    return (
      <View className="yl-list-end" role={state === 'failed' ? 'alert' : undefined}>
        {state === 'failed' && <View>没有加载出来</View>}
        <TextLink onPress={onMore}>{state === 'failed' ? '重试' : '查看更多'}</TextLink>
      </View>
    );
  }
  const loading = state === 'loading';
  return (
    <View className="yl-list-end" role="status" aria-busy={String(loading)}>
      {loading && <Icon name="loading" size={16} className="yl-list-end__turning" />}
      <View>{loading ? '正在加载' : end}</View>
    </View>
  );
}
