import { View } from '@tarojs/components';
import { words } from '../words';
import './index.scss';

/** Rules and notes, one sentence each. Place it in a Card. */
export function Bullets({ items }: { readonly items: readonly string[] }) {
  return (
    <View className="yl-bullets" role="list">
      {items.map((item, index) => (
        <View key={index} className="yl-bullets__item" role="listitem">
          {words(item)}
        </View>
      ))}
    </View>
  );
}
