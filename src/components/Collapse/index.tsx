import { useState, type ReactNode } from 'react';
import NutCollapse from '@nutui/nutui-react-taro/dist/es/packages/collapse';
import CollapseItem from '@nutui/nutui-react-taro/dist/es/packages/collapseitem';
import '@nutui/nutui-react-taro/dist/es/packages/collapse/style/css';
import '@nutui/nutui-react-taro/dist/es/packages/collapseitem/style/css';
import { View } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { pressable } from '../pressable';
import { words } from '../words';
import '../../styles/nutui.scss';
import './index.scss';

interface CollapseProps {
  readonly items: readonly {
    readonly key: string;
    readonly title: string;
    /** At the end of the title's line: an amount, a Tag. */
    readonly right?: ReactNode;
    readonly content: ReactNode;
  }[];
  /** Open at first; default none. */
  readonly open?: readonly string[];
}

/** Parts that unfold separately: questions and answers, a plan. */
export function Collapse({ items, open = [] }: CollapseProps) {
  const [shown, setShown] = useState<readonly string[]>(open);
  const toggle = (key: string) =>
    setShown(shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key]);
  return (
    <NutCollapse
      className="yl-collapse"
      activeName={[...shown]}
      expandIcon={<Icon name="down" size={16} />}
      onChange={(_all, key) => toggle(key)}
    >
      {items.map(({ key, title, right, content }) => {
        const unfolded = shown.includes(key);
        return (
          <CollapseItem key={key} name={key} extra={right} title={head(title, unfolded, () => toggle(key))}>
            <View className={classes('yl-collapse__content', !unfolded && 'yl-collapse__content--folded')}>
              {content}
            </View>
          </CollapseItem>
        );
      })}
    </NutCollapse>
  );
}

/** The title as a button for the keyboard and the screen reader; NutUI's line around it handles the tap. */
function head(title: string, unfolded: boolean, toggle: () => void) {
  const { onClick: _heard, ...control } = pressable(toggle);
  return (
    <View className="yl-collapse__title yl-tap" aria-expanded={String(unfolded)} {...control}>
      {words(title)}
    </View>
  );
}
