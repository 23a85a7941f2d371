import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { FieldNote } from '@/components/Field';
import { PhotoSlot } from '@/components/PhotoSlot';
import { OCR_TEXTS } from '../texts';
import type { IdCardStep } from './idCard';

/** The pictures of the sides that this page asks for: two beside each other. */
export const SidePhotos = observer(function SidePhotos({ step }: { readonly step: IdCardStep }) {
  const { sides } = step;
  const pair = sides.length > 1;
  return (
    <Card>
      <View className={pair ? 'yl-photos' : ''}>
        {sides.map((side) => {
          const { shot, onFile } = step[side];
          const filed = onFile !== null && shot.state === 'empty';
          return (
            <PhotoSlot
              key={side}
              label={OCR_TEXTS[side]}
              {...(pair && { short: OCR_TEXTS.short[side] })}
              state={filed ? 'filed' : shot.state}
              picture={shot.picture}
              message={shot.message}
              done={filed ? OCR_TEXTS.onFile : undefined}
              onTake={() => void step.take(side)}
            />
          );
        })}
      </View>
      <FieldNote hint={step.toCheck ? OCR_TEXTS.check : OCR_TEXTS.hint} />
    </Card>
  );
});
