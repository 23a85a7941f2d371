import { Text, View } from '@tarojs/components';
import { TOASTS } from '@/domain/errors/toasts';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { TextLink } from '../TextLink';
import { useAppShell } from '../appShell';
import { words } from '../words';
import '../Empty/index.scss';

interface FailureProps {
  /** The cause, in words for the person. */
  readonly message: string;
  /** Finds the case in the error log; '' shows none. */
  readonly traceNo?: string;
  readonly onRetry?: () => unknown;
  /** Default: the app's copy (AppShellContext). */
  readonly onCopy?: (traceNo: string) => void;
}

/** Shown if loading failed: the cause, a retry, and a number for customer service that can be copied. */
export function Failure({ message, traceNo = '', onRetry, onCopy }: FailureProps) {
  const shell = useAppShell();
  const copy = onCopy ?? shell.copy;
  return (
    <View className="yl-empty" role="alert">
      <View className="yl-empty__mark yl-empty__mark--failed">
        <Icon name={message === TOASTS.network ? 'offline' : 'warning'} size={28} />
      </View>
      <View className="yl-empty__text">{words(message)}</View>
      {onRetry && (
        <Button kind="soft" size="small" onPress={onRetry}>
          重新加载
        </Button>
      )}
      {traceNo && (
        <View className="yl-empty__trace">
          <Text className="yl-empty__number">{`问题编号 ${traceNo}`}</Text>
          {copy && (
            <TextLink icon="copy" label="复制问题编号" onPress={() => copy(traceNo)}>
              复制
            </TextLink>
          )}
        </View>
      )}
      {shell.help && shell.service && (
        <View className="yl-empty__ways">
          <TextLink onPress={() => shell.help?.(message, traceNo)}>看看怎么办</TextLink>
          <TextLink onPress={() => shell.service?.(traceNo)}>联系客服</TextLink>
        </View>
      )}
    </View>
  );
}
