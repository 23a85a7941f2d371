import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Icon } from '@/components/Icon';
import { pressable, useOnce } from '@/components/pressable';
import type { HomeModel } from '../index.model';

/** One line with the newest notice and the number of unread ones; opens the message centre. */
export const NoticeBar = observer(function NoticeBar({ model }: { readonly model: HomeModel }) {
  const { notice, unread } = model;
  const open = useOnce(() => model.openMessages());
  // Keep its place while loading: the content below must not move under a finger.
  if (model.data.notices.state === 'loading') return <View className="yl-home__notice" aria-hidden="true" />;
  if (notice === undefined) return null;
  const spoken = unread > 0 ? `消息：${notice.title}，${unread} 条未读` : `消息：${notice.title}`;
  return (
    <View className="yl-home__notice yl-tap" {...pressable(open, { label: spoken })}>
      <Icon name="bell" size={16} />
      <View className="yl-home__notice-title">{notice.title}</View>
      {unread > 0 && <View className="yl-home__unread">{`${unread} 条未读`}</View>}
      <Icon name="forward" size={12} />
    </View>
  );
});
