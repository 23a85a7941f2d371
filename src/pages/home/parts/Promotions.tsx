import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import type { HomeModel } from '../index.model';

type Tone = 'plain' | 'gold' | 'ink';
const TONES: Readonly<Record<string, Tone>> = { gold: 'gold', ink: 'ink' };

/** Operation positions of the home page: template 5 is the banner's text, the others are cards (spec §2 Home content). */
export const Promotions = observer(function Promotions({ model }: { readonly model: HomeModel }) {
  const items = (model.positions.value ?? []).flatMap(({ templateDtoList }) => templateDtoList);
  return (
    <>
      {items.map(({ activityBannerText, subtitle, jumpUrl, tone }) => (
        <Card
          key={activityBannerText}
          title={activityBannerText}
          note={subtitle}
          tone={TONES[tone] ?? 'plain'}
          {...(jumpUrl === '' ? {} : { onPress: () => model.open(jumpUrl) })}
        />
      ))}
    </>
  );
});
