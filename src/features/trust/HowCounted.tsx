import { useState } from 'react';
import { View } from '@tarojs/components';
import { Row, Rows } from '@/components/Row';
import { Sheet } from '@/components/Sheet';
import { TextLink } from '@/components/TextLink';
import type { Explained } from './explained';
import { HOW_COUNTED } from './words';
import './HowCounted.scss';

/** Opens a sheet with the formula of each figure and the figures in it. While the figures load there are no items, and it only keeps its place. */
export function HowCounted({ items }: { readonly items: readonly Explained[] | undefined }) {
  const [open, setOpen] = useState(false);
  if (items === undefined) {
    return (
      <View className="yl-how__place" aria-hidden="true">
        <TextLink icon="help" onPress={() => undefined}>
          {HOW_COUNTED}
        </TextLink>
      </View>
    );
  }
  return (
    <>
      <TextLink icon="help" onPress={() => setOpen(true)}>
        {HOW_COUNTED}
      </TextLink>
      <Sheet open={open} title={HOW_COUNTED} onClose={() => setOpen(false)}>
        {items.map(({ title, formula, inputs }, index) => (
          <View key={title} className="yl-how">
            <View className="yl-how__title" role="heading" aria-level="3">
              {title}
            </View>
            {/* Two plans of one kind have the same formula: it stands once. */}
            {formula !== items[index - 1]?.formula && <View className="yl-how__formula">{formula}</View>}
            {inputs.length > 0 && (
              <Rows>
                {inputs.map(({ label, value }) => (
                  <Row key={label} label={label} value={value} />
                ))}
              </Rows>
            )}
          </View>
        ))}
      </Sheet>
    </>
  );
}
