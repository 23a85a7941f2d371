import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import { words } from '../words';
import { Icon, type IconName } from '../Icon';
import { classes } from '../classes';
import { TextLink } from '../TextLink';
import './index.scss';

export type NoticeKind = 'info' | 'warn' | 'danger' | 'success';

interface NoticeProps {
  /** Default 'info'. */
  readonly kind?: NoticeKind;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly icon?: IconName;
  readonly action?: { readonly label: string; readonly onPress: () => unknown };
}

const marks: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  warn: 'warning',
  danger: 'failed',
  success: 'success',
};

/** A strip with a message about the content below it. */
export function Notice({ kind = 'info', title, children, icon, action }: NoticeProps) {
  return (
    <View
      className={classes('yl-notice', `yl-notice--${kind}`)}
      role={kind === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={icon ?? marks[kind]} size={16} className="yl-notice__icon" />
      <View className="yl-notice__words">
        {title && <View className="yl-notice__title">{words(title)}</View>}
        {words(children)}
      </View>
      {action && (
        <TextLink leads onPress={action.onPress}>
          {action.label}
        </TextLink>
      )}
    </View>
  );
}
