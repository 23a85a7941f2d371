import { View } from '@tarojs/components';
import { Button } from '../Button';
import { Icon, type IconName } from '../Icon';
import { words } from '../words';
import './index.scss';

interface EmptyProps {
  /** One sentence: '还没有借款，需要时再来看看。' */
  readonly text: string;
  readonly icon?: IconName;
  readonly action?: { readonly label: string; readonly onPress: () => unknown };
}

/** Nothing is here yet: one sentence and at most one action. */
export function Empty({ text, icon = 'list', action }: EmptyProps) {
  return (
    <View className="yl-empty">
      <View className="yl-empty__mark">
        <Icon name={icon} size={28} />
      </View>
      <View className="yl-empty__text">{words(text)}</View>
      {action && (
        <Button kind="soft" size="small" onPress={action.onPress}>
          {action.label}
        </Button>
      )}
    </View>
  );
}
