import type { ReactNode } from 'react';
import { Button as HostButton, Text, View, type ButtonProps as HostButtonProps } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { pressable, useOnce } from '../pressable';
import { words } from '../words';
import './index.scss';

export interface ButtonProps {
  readonly children: ReactNode;
  /** Two taps within 1000 ms count once (spec §9). Not called while loading or disabled. */
  readonly onPress?: () => unknown;
  /** Default 'primary'; 'light' is for the dark hero card. */
  readonly kind?: 'primary' | 'soft' | 'ghost' | 'danger' | 'light';
  /** 'small' is as wide as its text and 44 px high. */
  readonly size?: 'full' | 'small';
  readonly loading?: boolean;
  readonly disabled?: boolean;
  /** Why the button cannot be pressed now, shown above it: '请先阅读并同意协议'. */
  readonly reason?: string;
  /** Spoken name, if the text alone does not say enough. */
  readonly label?: string;
  /** Mini-program abilities of the host's button (contact, getPhoneNumber, agreePrivacyAuthorization, …). */
  readonly host?: Pick<
    HostButtonProps,
    'id' | 'openType' | 'onContact' | 'onGetPhoneNumber' | 'onAgreePrivacyAuthorization'
  >;
}

/** A button. One primary button per page, at its foot. */
export function Button(props: ButtonProps) {
  const {
    children,
    onPress,
    kind = 'primary',
    size = 'full',
    loading = false,
    disabled = false,
    reason,
  } = props;
  const idle = disabled || loading;
  const once = useOnce(onPress);
  const control = pressable(once, {
    label: props.label ?? (loading ? `${textOf(children)}，处理中` : undefined),
    disabled: idle,
  });
  const className = classes(
    'yl-button yl-tap',
    `yl-button--${kind}`,
    `yl-button--${size}`,
    disabled && 'yl-button--disabled',
    loading && 'yl-button--loading',
  );
  const content = (
    <>
      {loading && <Icon name="loading" className="yl-button__spinner" />}
      <Text className="yl-button__text">{children}</Text>
    </>
  );
  return (
    <View className={classes('yl-button-box', `yl-button-box--${size}`)}>
      {disabled && reason && <View className="yl-button__reason">{words(reason)}</View>}
      {props.host && !idle ? (
        <HostButton className={className} {...control} {...props.host}>
          {content}
        </HostButton>
      ) : (
        <View className={className} aria-busy={String(loading)} {...control}>
          {content}
        </View>
      )}
    </View>
  );
}

const textOf = (children: ReactNode): string =>
  (Array.isArray(children) ? children : [children])
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');
