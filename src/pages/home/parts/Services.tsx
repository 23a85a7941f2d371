import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { serviceIcon, Shortcuts, ShortcutsPlace } from '@/components/Shortcuts';
import { routeAt } from '@/navigation';
import type { HomeModel } from '../index.model';

const isCoupons = (target: string): boolean => routeAt(target) === 'coupons';

/** The services grid. Keep its place while loading: the content below must not move under a finger. */
export const Services = observer(function Services({ model }: { readonly model: HomeModel }) {
  if (model.data.services.state === 'loading') {
    return (
      <Card>
        <ShortcutsPlace />
      </Card>
    );
  }
  const services = model.data.services.value?.list ?? [];
  if (services.length === 0) return null;
  return (
    <Card>
      <Shortcuts
        items={services.map(({ name, icon, jumpUrl }) => ({
          key: jumpUrl,
          label: name,
          icon: serviceIcon(icon),
          ...(isCoupons(jumpUrl) && model.couponCount > 0 ? { badge: String(model.couponCount) } : {}),
          onPress: () => model.open(jumpUrl),
        }))}
      />
    </Card>
  );
});
