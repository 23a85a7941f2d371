import { observer } from 'mobx-react';
import { useState } from 'react';
import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import { TextLink } from '@/components/TextLink';
import { words } from '@/components/words';
import type { Popup, Popups } from '../popups';
import './PopupSheet.scss';

/** The current popup; its text stays while the sheet closes. */
export const PopupSheet = observer(function PopupSheet({ popups }: { readonly popups: Popups }) {
  const { current } = popups;
  const [last, setLast] = useState<Popup>();
  if (current !== undefined && current !== last) setLast(current);
  const popup = current ?? last;
  if (popup === undefined) return null;
  const { title, content, button, jumpUrl, rule } = popup;
  const leads = jumpUrl !== '';
  return (
    <Sheet
      open={current !== undefined}
      title={title}
      onClose={() => popups.leave('close')}
      foot={
        <>
          <Button onPress={() => popups.open()}>{button}</Button>
          {(leads || rule !== 'once') && (
            <View className="yl-popup__ways">
              {leads && <TextLink onPress={() => popups.leave('later')}>明天再说</TextLink>}
              {rule !== 'once' && <TextLink onPress={() => popups.leave('never')}>不再提示</TextLink>}
            </View>
          )}
        </>
      }
    >
      <View className="yl-popup__text">{words(content)}</View>
    </Sheet>
  );
});
