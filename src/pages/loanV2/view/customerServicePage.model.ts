import { callService } from '@/features/serviceCall';
import { openTarget } from '@/navigation';
import { CHAT_URL, SERVICE_PHONE } from '@/settings';

/** Customer service: phone, hours, and the chat of the environment if it has one (spec §9). */
export class CustomerServiceModel {
  readonly phone = SERVICE_PHONE;
  readonly hasChat = CHAT_URL !== '';

  load(): void {
    // The page consists of settings.
  }

  call(): Promise<void> {
    return callService();
  }

  async chat(): Promise<void> {
    await openTarget(CHAT_URL);
  }
}
