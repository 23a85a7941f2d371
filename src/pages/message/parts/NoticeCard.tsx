import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import { words } from '@/components/words';
import { publishedText } from '@/domain/notice/published';
import type { Notice } from '@/features/notices';
import './NoticeCard.scss';

interface NoticeCardProps {
  readonly notice: Notice;
  readonly isNew: boolean;
  readonly onOpen: () => unknown;
}

/** One notice of the list; the whole card opens it. */
export function NoticeCard({ notice, isNew, onOpen }: NoticeCardProps) {
  const { title, summary, publishedAt } = notice;
  return (
    <Card title={title} right={isNew && <Tag kind="red">未读</Tag>} onPress={onOpen}>
      <View className="yl-notice-card__summary">{words(summary)}</View>
      <View className="yl-notice-card__time">{publishedText(publishedAt)}</View>
    </Card>
  );
}
