import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Skeleton } from '@/components/Skeleton';
import { openPosition, type Position, type PositionItem } from '@/features/positions';
import type { HomeModel } from '../index.model';

type Tone = 'plain' | 'gold' | 'ink';
const TONES: Readonly<Record<string, Tone>> = { gold: 'gold', ink: 'ink' };

interface ItemProps {
  readonly item: PositionItem;
  readonly tone: Tone;
  /** Half width: without the arrow, which does not fit beside the text. */
  readonly half?: boolean;
}

/** A card; if it leads somewhere, the whole card is one control. */
function ItemCard({ item, tone, half = false }: ItemProps) {
  const { activityBannerText, subtitle, jumpUrl } = item;
  const leads = jumpUrl === '' ? {} : { onPress: () => openPosition('01', jumpUrl) };
  const arrow = jumpUrl === '' || half ? {} : { right: <Icon name="forward" size={12} /> };
  return <Card title={activityBannerText} note={subtitle} tone={tone} {...leads} {...arrow} />;
}

/** Template 2: cards side by side. */
function Pair({ items }: { readonly items: readonly PositionItem[] }) {
  return (
    <View className="yl-home__pair">
      {items.map((item) => (
        <View key={item.activityBannerText} className="yl-home__half">
          <ItemCard item={item} tone={TONES[item.tone] ?? 'plain'} half />
        </View>
      ))}
    </View>
  );
}

function Component({ position }: { readonly position: Position }) {
  const { template, templateDtoList } = position;
  if (template === '2') return <Pair items={templateDtoList} />;
  return (
    <>
      {templateDtoList.map((item) => (
        <ItemCard
          key={item.activityBannerText}
          item={item}
          tone={template === '1' ? 'ink' : (TONES[item.tone] ?? 'plain')}
        />
      ))}
    </>
  );
}

/** Operation positions of the home page (spec §2 Home content): the banner's text, then the components by their templates. */
export const Positions = observer(function Positions({ model }: { readonly model: HomeModel }) {
  if (model.data.positions.state === 'loading') {
    return (
      <View aria-hidden="true">
        <Skeleton kind="rows" />
      </View>
    );
  }
  return (
    <>
      {model.banners.map((item) => (
        <ItemCard key={item.activityBannerText} item={item} tone="gold" />
      ))}
      {model.components.map((position, index) => (
        <Component key={`${position.template}-${index}`} position={position} />
      ))}
    </>
  );
});
