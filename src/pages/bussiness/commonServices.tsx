import { observer } from 'mobx-react';
import { Async } from '@/components/Async';
import { Card } from '@/components/Card';
import { Empty } from '@/components/Empty';
import { Page } from '@/components/Page';
import { serviceIcon, Shortcuts } from '@/components/Shortcuts';
import { titleOf, usePageModel } from '@/navigation';
import { CommonServicesModel } from './commonServices.model';

const CommonServices = observer(function CommonServices() {
  const model = usePageModel(CommonServicesModel);
  return (
    <Page title={titleOf('commonServices')}>
      <Async resource={model.groups} skeleton="rows">
        {(groups) =>
          groups.length === 0 ? (
            <Empty text="暂时没有服务。" action={{ label: '回首页', onPress: () => model.toHome() }} />
          ) : (
            groups.map(({ title, services }) => (
              <Card key={title} {...(title === '' ? {} : { title })}>
                <Shortcuts
                  items={services.map((service, index) => ({
                    key: `${index}${service.jumpUrl}`,
                    label: service.name,
                    icon: serviceIcon(service.icon),
                    onPress: () => model.open(service),
                  }))}
                />
              </Card>
            ))
          )
        }
      </Async>
    </Page>
  );
});

export default CommonServices;
