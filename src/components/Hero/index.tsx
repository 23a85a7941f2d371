import type { ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { Fen } from '@/domain/money/fen';
import { Figure } from '../Figure';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { words } from '../words';
import './index.scss';

/** Keeps the height of a line. */
const SPACE = '\u00a0';
/** Usual text for the lines below the number: with large text it needs as many lines as the real text. It is never visible. */
const USUAL_LINES = ['年化利率（单利）7.20% 至 24.00%', '额度和利率以审批结果为准'];

interface HeroProps {
  /** Names the number and its unit: '可借额度（元）'. */
  readonly label: string;
  readonly fen?: Fen;
  /** Shown instead of an amount. */
  readonly figure?: string;
  /** At the end of the first line: '总额度 50,000'. */
  readonly right?: ReactNode;
  /** Line below the number; a Text inside may be `yl-hero__strong`. */
  readonly note?: ReactNode;
  /** A second line below the number. With it the card keeps room for two lines, so that its height is the same for every text. */
  readonly more?: ReactNode;
  /** red: something is wrong; the words say what. Default 'ink'. */
  readonly tone?: 'ink' | 'red';
  /** Parts of the number, in one line: 本金, 利息, 罚息. */
  readonly parts?: readonly { readonly label: string; readonly value: string }[];
  /** A light Button. */
  readonly children?: ReactNode;
  /** Beside the button: a TextLink. */
  readonly aside?: ReactNode;
}

/** The dark card with the page's one hero number. */
export function Hero({
  label,
  fen,
  figure,
  right,
  note,
  more,
  tone = 'ink',
  parts,
  children,
  aside,
}: HeroProps) {
  return (
    <View className={classes('yl-hero', `yl-hero--${tone}`)}>
      <View className="yl-hero__ring" />
      <View className="yl-hero__line">
        <View className="yl-hero__label">
          {tone === 'red' && <Icon name="warning" size={16} className="yl-hero__mark" />}
          {label}
        </View>
        {right && <View className="yl-hero__right">{right}</View>}
      </View>
      <View className="yl-hero__figure">
        <Figure fen={fen} text={figure} size="hero" />
      </View>
      {note && (
        <View className={classes('yl-hero__note', more !== undefined && 'yl-hero__note--two')}>
          {note === SPACE ? (
            // The text is loading; keep as many lines as the usual text needs.
            <View className="yl-hero__kept" aria-hidden="true">
              {words(USUAL_LINES[0])}
            </View>
          ) : (
            <View>{words(note)}</View>
          )}
          {more && <View>{words(more)}</View>}
        </View>
      )}
      {parts && (
        <View className="yl-hero__parts">
          {parts.map((part) => (
            <View key={part.label} className="yl-hero__part">
              {`${part.label} ${part.value}`}
            </View>
          ))}
        </View>
      )}
      {children && (
        <View className="yl-hero__action">
          <View className="yl-hero__button">{children}</View>
          {aside && <View className="yl-hero__aside">{aside}</View>}
        </View>
      )}
    </View>
  );
}

interface HeroPlaceProps {
  /** A placeholder as wide as the real figure. */
  readonly figure?: string;
  /** Default: the usual two lines. */
  readonly lines?: readonly string[];
  /** False: without a button. */
  readonly action?: boolean;
}

/** Keeps the place of a Hero with two lines and a button while its content loads: exactly as high. */
export function HeroPlace({ figure = SPACE, lines = USUAL_LINES, action = true }: HeroPlaceProps) {
  return (
    <View className="yl-hero yl-hero--place" role="status" aria-busy="true" aria-label="正在加载">
      <View className="yl-hero__line">
        <View className="yl-hero__label">{SPACE}</View>
      </View>
      <View className="yl-hero__figure" aria-hidden="true">
        <View className="yl-hero__kept">
          <Figure text={figure} size="hero" />
        </View>
      </View>
      <View className={classes('yl-hero__note', lines.length > 1 && 'yl-hero__note--two')} aria-hidden="true">
        {lines.map((line) => (
          <View key={line} className="yl-hero__kept">
            {words(line)}
          </View>
        ))}
      </View>
      {action && (
        <View className="yl-hero__action">
          <View className="yl-hero__button">
            <View className="yl-button">{SPACE}</View>
          </View>
        </View>
      )}
    </View>
  );
}
