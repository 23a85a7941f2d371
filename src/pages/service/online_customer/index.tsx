import { ServiceDesk, ServiceModel } from '@/features/service';
import { titleOf, usePageModel } from '@/navigation';

export default function OnlineService() {
  const model = usePageModel(ServiceModel);
  return <ServiceDesk title={titleOf('onlineService')} model={model} />;
}
