import { useRef, type CSSProperties, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { NavBar } from '../NavBar';
import { StandardBar } from '../NavBar/StandardBar';
import { Notice } from '../Notice';
import { classes } from '../classes';
import { useAppShell, type AppShell } from '../appShell';
import { FramedPage, useNewFramedPage } from '../closedByBack';
import './index.scss';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The page's one primary button: stays above the safe area, with a hairline. */
  readonly foot?: ReactNode;
  /** Why the submission of the foot's button did not succeed, shown above the button. '' for nothing. */
  readonly problem?: string;
  /** Opens the page where the person can solve the problem. */
  readonly lift?: { readonly label: string; readonly onPress: () => unknown } | undefined;
  /** Default: the app's back (AppShellContext). `null`: no back button, for results that the person must not leave with Back. */
  readonly onBack?: (() => void) | null;
  /** A page of the bottom bar: large title, no back. */
  readonly tab?: boolean;
  /** A page whose config asks for the host's standard title bar. */
  readonly standardBar?: boolean;
  /** Right end of the bar. */
  readonly right?: ReactNode;
  /** White from edge to edge instead of cards on the ground: reading pages. */
  readonly plain?: boolean;
  /** The last part of the content takes the rest of the screen, so that a keypad is within reach of the thumb. */
  readonly fill?: boolean;
}

/** The text size of the host as a style, where it is not the usual one. */
const scaleOf = ({ hostScale = 1 }: AppShell) =>
  hostScale === 1 ? undefined : { style: { '--yl-host-scale': String(hostScale) } as CSSProperties };

/** The frame of every page: bar, content that scrolls with the page, foot. */
export function Page({
  title,
  children,
  foot,
  problem = '',
  lift,
  onBack,
  tab = false,
  standardBar = false,
  right,
  plain,
  fill,
}: PageProps) {
  const shell = useAppShell();
  const page = useNewFramedPage();
  // The problem covers the end of the content. Its room stays free afterwards: a page that shrinks would move the field or button in use.
  const room = useRef(false);
  room.current ||= problem !== '';
  const scale = scaleOf(shell);
  const back = tab || onBack === null ? undefined : (onBack ?? shell.back);
  return (
    <FramedPage.Provider value={page}>
      <View
        className={classes(
          'yl-page',
          scale && 'yl-text-host',
          shell.textSize && `yl-text-${shell.textSize}`,
          shell.elder && 'yl-elder',
          plain && 'yl-page--plain',
        )}
        {...scale}
      >
        {standardBar ? (
          <StandardBar title={title} />
        ) : (
          <NavBar title={title} onBack={back} large={tab} right={right} />
        )}
        <View
          className={classes(
            'yl-page__body',
            tab && 'yl-page__body--tab',
            fill && 'yl-page__body--fill',
            room.current && 'yl-page__body--room',
          )}
          role="main"
        >
          {children}
        </View>
        {foot ? (
          <View className="yl-page__foot" role="region" aria-label="页面操作">
            {problem !== '' && (
              <View className="yl-page__problem">
                <Notice kind="danger" {...(lift && { action: lift })}>
                  {problem}
                </Notice>
              </View>
            )}
            {foot}
          </View>
        ) : (
          !tab && <View className="yl-page__end" />
        )}
        {shell.sheets}
      </View>
    </FramedPage.Provider>
  );
}
