import { useState } from 'react';
import { View } from '@tarojs/components';
import { Icon } from '@/components/Icon';
import { TextLink } from '@/components/TextLink';
import { words } from '@/components/words';
import { USAGE_TIP } from './texts';
import './Uses.scss';

/** Allowed or forbidden uses of the money. */
export function Uses({ may, items }: { readonly may: boolean; readonly items: readonly string[] }) {
  return (
    <View role="list">
      {items.map((item) => (
        <View key={item} className="yl-usage__item" role="listitem">
          <Icon
            name={may ? 'success' : 'failed'}
            size={20}
            label={may ? '可以' : '不可以'}
            className={`yl-usage__mark yl-usage__mark--${may ? 'may' : 'not'}`}
          />
          <View className="yl-usage__words">{words(item)}</View>
        </View>
      ))}
    </View>
  );
}

/** Beside the purpose, before each drawing: the page's button acknowledges it. Two lines, and the whole text on demand. */
export function UsageNotice() {
  const [whole, setWhole] = useState(false);
  return (
    <View className="yl-usage">
      <View className="yl-usage__brief">{words(USAGE_TIP.brief)}</View>
      {whole && (
        <View>
          <View className="yl-usage__lead">{words(USAGE_TIP.lead)}</View>
          <View className="yl-usage__part">{USAGE_TIP.mayTitle}</View>
          <Uses may items={USAGE_TIP.may} />
          <View className="yl-usage__part">{USAGE_TIP.mayNotTitle}</View>
          <Uses may={false} items={USAGE_TIP.mayNot} />
          <View className="yl-usage__note">{words(USAGE_TIP.consequence)}</View>
          <View className="yl-usage__note">{words(USAGE_TIP.fraud)}</View>
        </View>
      )}
      <TextLink onPress={() => setWhole(!whole)}>{whole ? USAGE_TIP.fold : USAGE_TIP.whole}</TextLink>
    </View>
  );
}
