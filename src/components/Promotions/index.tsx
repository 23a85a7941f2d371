import { View } from '@tarojs/components';
import { Card } from '../Card';
import { Icon } from '../Icon';
import { Row, Rows } from '../Row';
import { classes } from '../classes';
import { pressable, useOnce } from '../pressable';
import { words } from '../words';
import './index.scss';

/** The part of an operation position's entry that is shown. */
export interface PromotionItem {
  readonly activityBannerText: string;
  readonly subtitle: string;
  /** With '' the entry leads nowhere and is no control. */
  readonly jumpUrl: string;
  readonly tone: 'ink' | 'gold' | 'green' | 'soft';
}

export interface PromotionPosition {
  readonly template: string;
  readonly title: string;
  readonly templateDtoList: readonly PromotionItem[];
}

interface ItemProps {
  readonly item: PromotionItem;
  readonly onOpen: (target: string) => unknown;
}

/** An entry with an address is a control, named by its text. */
const control = ({ jumpUrl }: PromotionItem, press: () => void) =>
  jumpUrl === '' ? {} : pressable(press, { role: 'link' });

/** The head block of a page: dark, one below the other. */
export function PromotionHead({ item, onOpen }: ItemProps) {
  const once = useOnce(() => onOpen(item.jumpUrl));
  const leads = item.jumpUrl !== '';
  return (
    <View className={classes('yl-promotion-head', leads && 'yl-tap')} {...control(item, once)}>
      <View className="yl-promotion-head__ring" />
      <View className="yl-promotion-head__title">{words(item.activityBannerText)}</View>
      {item.subtitle && <View className="yl-promotion-head__note">{words(item.subtitle)}</View>}
      {leads && (
        <View className="yl-promotion-head__go">
          去看看
          <Icon name="forward" size={12} />
        </View>
      )}
    </View>
  );
}

/** Template 2: two per line, each in its tone. */
function Tile({ item, onOpen }: ItemProps) {
  const once = useOnce(() => onOpen(item.jumpUrl));
  return (
    <View
      className={classes('yl-promotion', `yl-promotion--${item.tone}`, item.jumpUrl !== '' && 'yl-tap')}
      {...control(item, once)}
    >
      <View className="yl-promotion__title">{words(item.activityBannerText)}</View>
      {item.subtitle && <View className="yl-promotion__note">{words(item.subtitle)}</View>}
    </View>
  );
}

/** Template 1, a single line in its tone. */
function Strip({ item, onOpen }: ItemProps) {
  const press = item.jumpUrl === '' ? {} : { onPress: () => onOpen(item.jumpUrl) };
  const tone = item.tone === 'gold' || item.tone === 'ink' ? item.tone : 'plain';
  return <Card title={item.activityBannerText} note={item.subtitle} tone={tone} {...press} />;
}

interface BlockProps {
  readonly position: PromotionPosition;
  readonly onOpen: (target: string) => unknown;
}

/** An operation position as a component (spec §2 Home content): tiles, strips, or rows below the position's title. */
export function PromotionBlock({ position, onOpen }: BlockProps) {
  const { template, title, templateDtoList: items } = position;
  if (items.length === 0) return null;
  if (template === '1') {
    return (
      <>
        {items.map((item, index) => (
          <Strip key={index} item={item} onOpen={onOpen} />
        ))}
      </>
    );
  }
  if (template === '2') {
    return (
      <View className="yl-promotions">
        {title && (
          <View className="yl-promotions__title" role="heading" aria-level="2">
            {title}
          </View>
        )}
        <View className="yl-promotions__tiles">
          {items.map((item, index) => (
            <Tile key={index} item={item} onOpen={onOpen} />
          ))}
        </View>
      </View>
    );
  }
  return (
    <Card title={title}>
      <Rows>
        {items.map(({ activityBannerText, subtitle, jumpUrl }, index) => (
          <Row
            key={index}
            label={activityBannerText}
            note={subtitle}
            {...(jumpUrl === '' ? {} : { onPress: () => onOpen(jumpUrl) })}
          />
        ))}
      </Rows>
    </Card>
  );
}
