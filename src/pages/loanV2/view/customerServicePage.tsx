import { ServiceDesk, ServiceModel } from '@/features/service';
import { titleOf, usePageModel } from '@/navigation';

export default function CustomerService() {
  const model = usePageModel(ServiceModel);
  return <ServiceDesk title={titleOf('loanService')} model={model} />;
}
