import { Text, View } from '@tarojs/components';
import { Icon, type IconName } from '../Icon';
import { pressable, useOnce } from '../pressable';
import { words } from '../words';
import './index.scss';

interface TextLinkProps {
  readonly children: string;
  readonly onPress: () => unknown;
  readonly icon?: IconName;
  /** Shows '›' after the text: the link opens a page. */
  readonly leads?: boolean;
  readonly label?: string;
}

/** A small action in words ('全部借出', '查看 12 期'), with a full-sized touch target. */
export function TextLink({ children, onPress, icon, leads, label }: TextLinkProps) {
  const once = useOnce(onPress);
  return (
    <View className="yl-text-link yl-tap" {...pressable(once, { label, role: leads ? 'link' : 'button' })}>
      {icon && <Icon name={icon} size={16} className="yl-text-link__icon" />}
      <Text>{words(children)}</Text>
      {leads && <Icon name="forward" size={12} className="yl-text-link__leads" />}
    </View>
  );
}
