import { View } from '@tarojs/components';
import { Icon, type IconName } from '../Icon';
import { pressable, useOnce } from '../pressable';
import './index.scss';

interface Shortcut {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  /** A count or a word beside the label: '2', '新'. */
  readonly badge?: string;
  readonly onPress: () => unknown;
}

/** Icon names of the services grid; an unknown name gets the plain tile. */
const ICONS: Readonly<Record<string, IconName>> = {
  card: 'card',
  coupon: 'coupon',
  exchange: 'exchange',
  feedback: 'feedback',
  help: 'help',
  image: 'image',
  mail: 'mail',
  message: 'message',
  more: 'more',
  proof: 'proof',
  raise: 'gift',
  record: 'record',
  repay: 'repay',
  service: 'service',
  setting: 'setting',
  shield: 'shield',
  user: 'user',
  wallet: 'wallet',
};

export const serviceIcon = (name: string): IconName => ICONS[name] ?? 'info';

/** Links to frequently used pages, four per line (two in elder mode). */
export function Shortcuts({ items }: { readonly items: readonly Shortcut[] }) {
  return (
    <View className="yl-shortcuts">
      {items.map(({ key, ...item }) => (
        <Place key={key} {...item} />
      ))}
    </View>
  );
}

/** The place of one line of shortcuts while they load: exactly as high. */
export function ShortcutsPlace() {
  return (
    <View className="yl-shortcuts yl-shortcuts--empty" aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <View key={place} className="yl-shortcuts__place">
          <View className="yl-shortcuts__icon" />
          <View className="yl-shortcuts__label">{'\u00a0'}</View>
        </View>
      ))}
    </View>
  );
}

function Place({ label, icon, badge, onPress }: Omit<Shortcut, 'key'>) {
  const once = useOnce(onPress);
  return (
    <View className="yl-shortcuts__place yl-tap" {...pressable(once)}>
      <View className="yl-shortcuts__icon">
        <Icon name={icon} size={24} />
      </View>
      <View className="yl-shortcuts__label">{label}</View>
      {/* After the label: this is the order in which it is spoken. */}
      {badge && <View className="yl-shortcuts__badge">{badge}</View>}
    </View>
  );
}
