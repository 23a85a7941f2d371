import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Async } from '@/components/Async';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { words } from '@/components/words';
import { publishedText } from '@/domain/notice/published';
import { titleOf, usePageModel } from '@/navigation';
import { GONE, OPEN } from '../texts';
import { MessageModel } from './index.model';
import './index.scss';

const Message = observer(function Message() {
  const model = usePageModel(MessageModel);
  return (
    <Page title={titleOf('messageDetail')}>
      <Async resource={model.notice} skeleton="text">
        {(notice) =>
          notice === null ? (
            <Empty
              icon="message"
              text={GONE}
              action={{ label: '看看其他消息', onPress: () => model.toList() }}
            />
          ) : (
            <>
              <Card>
                <View className="yl-message">
                  <View className="yl-message__title" role="heading" aria-level="2">
                    {notice.title}
                  </View>
                  <View className="yl-message__time">{publishedText(notice.publishedAt)}</View>
                  {notice.body.split('\n').map((paragraph, index) => (
                    <View key={index} className="yl-message__text">
                      {words(paragraph)}
                    </View>
                  ))}
                </View>
              </Card>
              {notice.target ? (
                <Button kind="soft" onPress={() => model.toTarget()}>
                  {notice.action || OPEN}
                </Button>
              ) : null}
            </>
          )
        }
      </Async>
    </Page>
  );
});

export default Message;
