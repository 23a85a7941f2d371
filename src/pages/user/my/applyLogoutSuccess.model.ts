import { loginCalls } from '@/contract/login';
import { logOffCalls } from '@/contract/logOff';
import { isCivilDate } from '@/domain/dates/civil';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { relaunch, toTab, type PageParams } from '@/navigation';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';
import { LEAVING } from './parts/leaving';

/** The day on which the account ends, and whether this person can still take it back here; '' for no day: nothing waits. */
interface Outcome {
  readonly dueOn: string;
  readonly revocable: boolean;
}

/** After the request: logged out. After a login before the day: the offer to take it back. */
export class ApplyLogoutSuccessModel {
  readonly outcome = new Resource<Outcome>(() => this.fetch());
  readonly submission = new Submission();
  private readonly due: string;

  constructor(params: PageParams) {
    const due = params.get('due') ?? '';
    this.due = isCivilDate(due) ? due : '';
  }

  load(): Promise<void> {
    return this.outcome.load();
  }

  shown(): Promise<void> {
    return this.load();
  }

  async revoke(): Promise<void> {
    if (!(await this.submission.run(() => call(logOffCalls.logOffRevoke, {})))) return;
    feedback.toast(LEAVING.revoked);
    await relaunch('home');
  }

  /** The person still wants to cancel: the session ends on this device. */
  async keep(): Promise<void> {
    await call(loginCalls.signOut, {}, { loading: '正在退出' }).catch(() => undefined);
    const dueOn = this.outcome.value?.dueOn ?? '';
    session.clear('loggedOut');
    this.outcome.put({ dueOn, revocable: false });
  }

  toHome(): Promise<void> {
    return toTab('home');
  }

  private async fetch(): Promise<Outcome> {
    if (!session.loggedIn) return { dueOn: this.outcome.value?.dueOn || this.due, revocable: false };
    const { leaving } = await call(logOffCalls.logOffState, {});
    return { dueOn: leaving?.dueOn ?? '', revocable: leaving !== null };
  }
}
