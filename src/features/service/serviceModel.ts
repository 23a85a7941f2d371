import { makeObservable, observable, runInAction } from 'mobx';
import { go, openTarget, type PageParams } from '@/navigation';
import { CHAT_URL, SERVICE_PHONE } from '@/settings';
import { copy } from '@/stores/copy';
import { variantOf } from '../experiment';
import { callService } from '../serviceCall';
import { SERVICE_TEXTS } from './texts';

const KEPT_LINE = '\u00a0';
const TRACE = /^[\w-]{1,64}$/;

/** Customer service: phone, hours, and the chat of the environment if it has one (spec §9). */
export class ServiceModel {
  readonly phone = SERVICE_PHONE;
  readonly hasChat = CHAT_URL !== '';
  /** Of the failure that the person comes from; '' for none. */
  readonly traceNo: string;
  /** Its place is kept until the variant is known: nothing moves. */
  helpNote: string = KEPT_LINE;

  constructor(params: PageParams) {
    const given = params.get('traceNo') ?? '';
    this.traceNo = TRACE.test(given) ? given : '';
    makeObservable(this, { helpNote: observable });
  }

  /** The page consists of settings; only the wording of one line is asked for. */
  async load(): Promise<void> {
    const variant = await variantOf('help-first');
    runInAction(() => (this.helpNote = SERVICE_TEXTS.helpNotes[variant]));
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
