import { View } from '@tarojs/components';
import type { Fen } from '@/domain/money/fen';
import { Figure } from '../Figure';
import { words } from '../words';
import './index.scss';

interface Stat {
  readonly label: string;
  readonly fen?: Fen;
  readonly text?: string;
  readonly tone?: 'green' | 'red' | 'gold' | 'ink';
}

/** Two or three figures side by side, each below its label. */
export function Stats({ items }: { readonly items: readonly Stat[] }) {
  return (
    <View className="yl-stats">
      {items.map((item) => (
        <View key={item.label} className="yl-stats__one">
          <View className="yl-stats__label">{words(item.label)}</View>
          <Figure
            fen={item.fen}
            text={item.text}
            tone={item.tone}
            size={items.length > 2 ? 'body' : 'head'}
            strong
          />
        </View>
      ))}
    </View>
  );
}
