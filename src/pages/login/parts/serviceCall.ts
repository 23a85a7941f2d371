import { offerServiceCall } from '@/features/serviceCall';
import { SERVICE_PHONE } from '@/settings';

/** Manual check by phone, for a person who cannot prove their identity online. */
export const callService = (): Promise<void> =>
  offerServiceCall('人工核验', `请致电客服 ${SERVICE_PHONE}，准备好身份证，我们会人工核实后为您更换手机号。`);
