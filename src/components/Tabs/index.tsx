import { View } from '@tarojs/components';
import { classes } from '../classes';
import { pressable } from '../pressable';
import './index.scss';

interface TabsProps<K extends string> {
  /** Spoken name of the group: '优惠券状态'. */
  readonly label: string;
  readonly items: readonly { readonly key: K; readonly label: string; readonly count?: number }[];
  readonly value: K;
  readonly onChange: (key: K) => void;
}

/** Two to five views of one list. */
export function Tabs<K extends string>({ label, items, value, onChange }: TabsProps<K>) {
  return (
    <View className="yl-tabs" role="tablist" aria-label={label}>
      {items.map((item) => {
        const chosen = item.key === value;
        return (
          <View
            key={item.key}
            className={classes('yl-tabs__tab yl-tap', chosen && 'yl-tabs__tab--chosen')}
            aria-selected={String(chosen)}
            {...pressable(() => !chosen && onChange(item.key), { role: 'tab' })}
          >
            {item.count === undefined ? item.label : `${item.label} ${item.count}`}
          </View>
        );
      })}
    </View>
  );
}
