import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import { words } from '@/components/words';
import { currentRoute } from '@/navigation';
import { largeQuestion } from '@/stores/largeQuestion';
import './largeQuestion.scss';

/** A question in elder mode as part of a page's frame: a mini-program can draw nothing above its pages. */
export const LargeQuestion = observer(function LargeQuestion() {
  const [place] = useState(() => currentRoute()?.address ?? '');
  useEffect(() => largeQuestion.attach(place), [place]);
  const { question } = largeQuestion;
  if (question === undefined || place === '') return null;
  const { title, content, confirmText = '确定', cancelText = '取消' } = question;
  return (
    <Sheet
      open={largeQuestion.place === place}
      title={title || content}
      foot={
        <>
          <Button onPress={() => largeQuestion.answer(true)}>{confirmText}</Button>
          {cancelText !== null && (
            <Button kind="ghost" onPress={() => largeQuestion.answer(false)}>
              {cancelText}
            </Button>
          )}
        </>
      }
    >
      {title !== '' && <View className="yl-large-question">{words(content)}</View>}
    </Sheet>
  );
});
