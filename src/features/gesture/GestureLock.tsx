import { useEffect, useState } from 'react';
import { View } from '@tarojs/components';
import { TextLink } from '@/components/TextLink';
import { capture } from '@/platform/capture';
import { screen } from '@/platform/screen';
import { GestureGrid } from './GestureGrid';
import { LockModel } from './lockModel';
import { GESTURE as T } from './texts';

let shown = 0;

/** Covers the page until the gesture is drawn. */
export function GestureLock() {
  // Pages below this one have their own lock.
  const [model] = useState(() => new LockModel(`yl-lock-${(shown += 1)}`));
  useEffect(() => screen.cover(), []);
  // The page below allows capture, but the drawn gesture is a secret.
  useEffect(() => capture.disable(), []);
  return (
    <View className="yl-lock" role="dialog" aria-modal="true" aria-label={T.lock}>
      <View className="yl-lock__title">{T.lock}</View>
      <View className="yl-lock__note">{T.firstNote}</View>
      <GestureGrid drawing={model.drawing} />
      <View className="yl-lock__foot">
        <TextLink onPress={() => model.forget()}>{T.forgotten}</TextLink>
      </View>
    </View>
  );
}
