import { observer } from 'mobx-react';
import { go } from '@/navigation';
import { Text, View } from '@tarojs/components';
import { Icon } from '@/components/Icon';
import { pressable, useOnce } from '@/components/pressable';
import type { HomeModel } from '../index.model';

/** A no-break space: it keeps the height of an empty line. */
const SPACE = '\u00a0';

/** One line with the newest notice and the number of unread ones; opens the message centre. Its height is always the same. */
export const NoticeBar = observer(function NoticeBar({ model }: { readonly model: HomeModel }) {
  const { notice, unread } = model;
  const open = useOnce(() => go('messages'));
  const loading = model.data.notices.state === 'loading';
  if (loading) {
    return (
      <View className="yl-home__notice" aria-hidden="true">
        {SPACE}
      </View>
    );
  }
  const title = notice?.title ?? '消息中心';
  const spoken = unread > 0 ? `消息：${title}，${unread} 条未读` : `消息：${title}`;
  return (
    <View className="yl-home__notice yl-tap" {...pressable(open, { label: spoken })}>
      <Icon name="bell" size={16} />
      <View className="yl-home__notice-title">{title}</View>
      {unread > 0 && (
        <View className="yl-home__unread">
          {unread}
          {/* Large text leaves only the number. */}
          <Text className="yl-home__unread-word">{`${SPACE}条未读`}</Text>
        </View>
      )}
      <Icon name="forward" size={12} />
    </View>
  );
});
