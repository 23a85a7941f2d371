import NutTabs from '@nutui/nutui-react-taro/dist/es/packages/tabs';
import '@nutui/nutui-react-taro/dist/es/packages/tabs/style/css';
import { View } from '@tarojs/components';
import { classes } from '../classes';
import { pressable } from '../pressable';
import '../../styles/nutui.scss';
import './index.scss';

interface TabsProps<K extends string> {
  /** Spoken name of the group: '优惠券状态'. */
  readonly label: string;
  readonly items: readonly { readonly key: K; readonly label: string; readonly count?: number }[];
  readonly value: K;
  readonly onChange: (key: K) => void;
}

/**
 * Two to five views of one list; tabs that do not fit the line scroll. NutUI's own titles have no role, name or key. Ours do not carry
 * NutUI's class: it would measure them after each choice, when the page may have gone, and scroll back to the first one.
 */
export function Tabs<K extends string>({ label, items, value, onChange }: TabsProps<K>) {
  const tabs = items.map((item) => {
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
  });
  const list = (
    <View key="list" className="yl-tabs__list" role="tablist" aria-label={label}>
      {tabs}
    </View>
  );
  return <NutTabs className="yl-tabs" value={value} title={() => [list]} />;
}
