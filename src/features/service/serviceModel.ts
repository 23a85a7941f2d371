import { go, openTarget, type PageParams } from '@/navigation';
import { CHAT_URL, SERVICE_PHONE } from '@/settings';
import { copy } from '@/stores/copy';
import { callService } from '../serviceCall';

const TRACE = /^[\w-]{1,64}$/;

/** Customer service: phone, hours, and the chat of the environment if it has one (spec §9). */
export class ServiceModel {
  readonly phone = SERVICE_PHONE;
  readonly hasChat = CHAT_URL !== '';
  /** Of the failure that the person comes from; '' for none. */
  readonly traceNo: string;

  constructor(params: PageParams) {
    const given = params.get('traceNo') ?? '';
    this.traceNo = TRACE.test(given) ? given : '';
  }

  load(): void {
    // The page consists of settings.
  }

  call(): Promise<void> {
    return callService();
  }

  async chat(): Promise<void> {
    await openTarget(CHAT_URL);
  }

  copyTrace(): Promise<void> {
    return copy(this.traceNo);
  }

  toHelp(): Promise<void> {
    return go('helpCenter');
  }

  toSuggest(): Promise<void> {
    return go('suggest', this.traceNo === '' ? {} : { traceNo: this.traceNo });
  }
}
