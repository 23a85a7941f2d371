import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState, type ComponentType } from 'react';
import { gesture } from '@/stores/gesture';

let known: ComponentType | undefined;

/** While the app is locked: white at once, then the lock. Its chunk loads when it is needed; if that fails, the app says so and offers a reload. */
export const GestureCover = observer(function GestureCover() {
  const { locked } = gesture;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!locked || known) return;
    void import('@/features/gesture').then(({ GestureLock }) => {
      known = GestureLock;
      redraw((count) => count + 1);
    });
  }, [locked]);
  if (!locked) return null;
  const Lock = known;
  return Lock ? <Lock /> : <View className="yl-cover" />;
});
