import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import { screen } from '@/platform/screen';
import { Icon } from '../Icon';
import { useAppShell } from '../appShell';
import { classes } from '../classes';
import { pressable, useOnce } from '../pressable';
import './index.scss';

interface NavBarProps {
  readonly title: string;
  /** No button without it. */
  readonly onBack?: () => void;
  /** Tab pages: a large title at the left. */
  readonly large?: boolean;
  readonly right?: ReactNode;
}

/** The custom title bar, below the status bar and clear of the mini-program's own button. */
export function NavBar({ title, onBack, large = false, right }: NavBarProps) {
  const { top, menuButton } = screen.insets();
  const { offline = false } = useAppShell();
  const back = useOnce(onBack);
  const kept = menuButton ? Math.max(0, screen.size().width - menuButton.left) : 0;
  const side = kept > 0 ? { minWidth: `${kept}px` } : {};
  // Content at the right is placed to the left of the host's button, not under it.
  const before = kept > 0 && (large || right) ? { paddingRight: `${kept}px` } : side;
  return (
    <View
      className={classes('yl-nav-bar', large && 'yl-nav-bar--large')}
      style={{ paddingTop: top }}
      role="banner"
    >
      <View className="yl-nav-bar__line">
        {!large && (
          <View className="yl-nav-bar__side" style={side}>
            {onBack && (
              <View className="yl-nav-bar__back yl-tap" {...pressable(back, { label: '返回' })}>
                <Icon name="back" />
              </View>
            )}
          </View>
        )}
        <View className="yl-nav-bar__title" role="heading" aria-level="1">
          {title}
        </View>
        <View className="yl-nav-bar__side yl-nav-bar__side--right" style={before}>
          {right}
        </View>
      </View>
      {offline && (
        <View className="yl-nav-bar__offline" role="status">
          网络不可用，请检查手机的网络
        </View>
      )}
    </View>
  );
}
