import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import { words } from '@/components/words';
import { largeQuestion } from '@/stores/largeQuestion';
import { useQuestionPlace } from './useQuestionPlace';
import './LargeQuestion.scss';

/** A question in elder mode. */
export const LargeQuestion = observer(function LargeQuestion() {
  const open = useQuestionPlace(largeQuestion.page);
  const { question } = largeQuestion;
  if (question === undefined) return null;
  const { title, content, confirmText = '确定', cancelText = '取消' } = question;
  return (
    <Sheet
      open={open}
      title={title || content}
      onBack={() => largeQuestion.answer(false)}
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
