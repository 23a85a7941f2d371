import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Async } from '@/components/Async';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { TextLink } from '@/components/TextLink';
import { titleOf, usePageModel } from '@/navigation';
import { MessagesModel } from './index.model';
import { NoticeCard } from './parts/NoticeCard';
import { EMPTY } from './texts';
import './index.scss';

/** Number of unread notices, and the button that marks all as read. */
const Head = observer(function Head({ model }: { readonly model: MessagesModel }) {
  if (model.unreadCount === 0) return null;
  return (
    <View className="yl-messages__head">
      <View role="status">{`${model.unreadCount} 条未读`}</View>
      <TextLink icon="check" onPress={() => model.markAll()}>
        {model.marking ? '正在标记' : '全部已读'}
      </TextLink>
    </View>
  );
});

const Messages = observer(function Messages() {
  const model = usePageModel(MessagesModel);
  return (
    <Page title={titleOf('messages')}>
      <Async resource={model.notices}>
        {(notices) =>
          notices.length === 0 ? (
            <Empty icon="message" text={EMPTY} />
          ) : (
            <>
              <Head model={model} />
              {notices.map((notice) => (
                <NoticeCard
                  key={notice.id}
                  notice={notice}
                  isNew={model.isNew(notice)}
                  onOpen={() => model.open(notice)}
                />
              ))}
            </>
          )
        }
      </Async>
    </Page>
  );
});

export default Messages;
